import type { ReactElement } from "react";
import type { Summary } from "../api/api-replies.ts";
import type { WidgetState } from "../state/state.ts";
import { around } from "./around.tsx";

/** "Near Easton, MD and 2 more places · Hybrid · Full time". */
export function Facts({
  job: { places, locationType, employmentTypes },
  state: { strings, options },
}: {
  readonly job: Summary;
  readonly state: WidgetState;
}): ReactElement {
  const names = places.map(({ name }) => name).filter((name, i, all) => name && all.indexOf(name) === i);
  const [name, ...others] = names;
  const more = new Intl.NumberFormat(options.locale).format(others.length);
  const facts = [
    locationType === "ONSITE" ? "" : strings.places[locationType],
    ...employmentTypes.map((type) => strings.types[type]),
  ].filter((fact) => fact !== "");
  return (
    <>
      {name && (places.find((one) => one.name)?.isNear ? around(strings.near, name) : <bdi>{name}</bdi>)}
      {others.length > 0 && ` ${strings.andMore(more, others.length === 1)}`}
      {name && facts.length > 0 && " · "}
      {facts.join(" · ")}
    </>
  );
}
