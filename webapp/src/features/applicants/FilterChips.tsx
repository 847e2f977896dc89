import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { t } from "#text";
import { announce } from "../../lib/announce.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Button, Chip, VisuallyHidden } from "../../ui/index.ts";
import styles from "./FilterChips.module.css";
import { type JobName, titleOf } from "./JobPicker.tsx";
import { setFilters } from "./set-filters.ts";
import { EVERYTHING, type ShownApplicants } from "./use-applicants-search.ts";

interface FilterChipsProps {
  jobs: readonly JobName[];
  shown: ShownApplicants;
  /** The last one was removed, and with it what had the focus. */
  onNone: () => void;
}

/** Every filter that is set, wherever it was set, each removed with a press. */
export function FilterChips({ jobs, shown: { state, show }, onNone }: FilterChipsProps) {
  const chosen = jobs.find(({ id }) => String(id) === state.job);
  const asked = useQuery({
    ...endpointQuery("GET employer/job/{id}", { params: { id: Number(state.job) } }),
    enabled: state.job !== "" && state.answer !== "",
  });
  const question = asked.data?.questions.find(({ id }) => String(id) === state.question);
  const filters = setFilters(state, { job: chosen && titleOf(chosen), question });
  const box = useRef<HTMLUListElement>(null);
  /** The chip that was removed here last: the next one gets its focus. */
  const removed = useRef<number>(undefined);
  const count = filters.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is gone
  useEffect(() => {
    const at = removed.current;
    removed.current = undefined;
    if (at === undefined) return;
    if (count === 0) return onNone();
    const chips = [...(box.current?.querySelectorAll("button") ?? [])];
    chips[Math.min(at, count - 1)]?.focus();
  }, [count]);
  if (count === 0) return null;
  const clear = () => {
    removed.current = 0;
    // The stages of a board are its columns.
    show({ ...EVERYTHING, zone: "", ...(state.view === "board" ? { stage: state.stage } : {}) });
    announce(t`All filters removed.`);
  };
  return (
    <ul ref={box} aria-label={t`Filters that are set`} className={styles["chips"]}>
      {filters.map(({ text, without }, at) => (
        <li key={text}>
          <Chip
            removable
            title={text}
            onClick={() => {
              removed.current = at;
              show(without);
              announce(t`Filter removed: ${text}.`);
            }}
          >
            <span className={styles["text"]}>
              <VisuallyHidden>{t`Remove filter`} </VisuallyHidden>
              {text}
            </span>
          </Chip>
        </li>
      ))}
      <li>
        <Button variant="bare" size="sm" onClick={clear}>{t`Clear all`}</Button>
      </li>
    </ul>
  );
}
