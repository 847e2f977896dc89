import type { Feed, FeedLimit, PreferenceChange, Preferences } from "@jobmap/contract";
import { plural, t } from "#text";
import { Button, Heading, type WayOut } from "../../ui/index.ts";
import styles from "./Fit.module.css";
import { FACT_NAMES } from "./fit-words.ts";
import { correct } from "./use-preferences.ts";

/** For each wish that leaves jobs out: how many, and the press that loosens it. */
export function useWaysOut(
  preferences: Preferences,
  excluded: Feed["excluded"],
  total: number,
): readonly WayOut[] {
  return excluded
    .filter(({ count }) => count > 0)
    .map(({ limit, count }) => {
      const text = NAMES[limit];
      const name = text.toLowerCase();
      return {
        text,
        count: count + total,
        action: limit === "not_occupations" ? t`Rule none out` : t`Loosen ${name}`,
        onTake: () => {
          const change = loosened(limit, preferences);
          if (change) void correct(preferences, change, t`${text} no longer leaves jobs out.`);
        },
      };
    });
}

/** The same below a list that has jobs. */
export function LeftOut({ ways }: { ways: readonly WayOut[] }) {
  if (ways.length === 0) return null;
  return (
    <section className={styles["left"]} aria-labelledby="left-out">
      <Heading level={2} size="xl" id="left-out">{t`Left out by your conditions`}</Heading>
      <ul className={styles["out"]}>
        {ways.map(({ text, count, action, onTake }) => (
          <li key={action}>
            <span>
              {text}:{" "}
              {plural(count, {
                one: "# job without this condition",
                other: "# jobs without this condition",
              })}
            </span>
            <Button variant="line" size="sm" onClick={onTake}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const NAMES: Readonly<Record<FeedLimit, string>> = {
  ...FACT_NAMES,
  occupations: t`Occupations`,
  not_occupations: t`Occupations you ruled out`,
};

/** The same wish, which still matters a lot, and no longer leaves anything out. */
function loosened(limit: FeedLimit, wishes: Preferences): PreferenceChange | null {
  const importance = "HIGH" as const;
  if (limit === "occupations") return { occupations: [] };
  if (limit === "not_occupations") return { not_occupations: [] };
  if (limit === "distance") {
    const { distance } = wishes;
    return distance && { distance: { location: distance.location, miles: distance.miles, importance } };
  }
  if (limit === "pay_floor") return wishes.pay_floor && { pay_floor: { ...wishes.pay_floor, importance } };
  if (limit === "location_types")
    return wishes.location_types && { location_types: { ...wishes.location_types, importance } };
  if (limit === "employment_types")
    return wishes.employment_types && { employment_types: { ...wishes.employment_types, importance } };
  return wishes.company_sizes && { company_sizes: { ...wishes.company_sizes, importance } };
}
