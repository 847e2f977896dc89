import type { Preferences } from "@jobmap/contract";
import { CULTURE_DIMENSIONS } from "@jobmap/contract/culture";
import { t } from "#text";
import styles from "./Fit.module.css";
import { StatementFields } from "./StatementFields.tsx";
import { UNANSWERED, withScores } from "./scores.ts";
import { usePreferenceChange } from "./use-preferences.ts";

/** How much the candidate wants each way of working. Every press is saved. */
export function WaysForm({ preferences: { culture } }: { preferences: Preferences }) {
  const change = usePreferenceChange();
  return (
    <div className={styles["form"]}>
      <p>{t`How much do you want each of these to be true where you work? 1 is not at all, 5 is very much. Leave out what you do not care about. It is compared with what employers say of themselves, on their jobs and pages, for you alone. It never leaves a job out, nor moves one.`}</p>
      {CULTURE_DIMENSIONS.map((dimension) => {
        const answer = culture[dimension] ?? ({ ...UNANSWERED, importance: "LOW" } as const);
        return (
          <StatementFields
            key={dimension}
            dimension={dimension}
            scores={answer}
            onScores={(scores) =>
              change({ culture: withScores(culture, dimension, { ...answer, ...scores }) })
            }
            canClear
            importance={{
              value: answer.importance,
              onChange: (importance) =>
                change({ culture: { ...culture, [dimension]: { ...answer, importance } } }),
            }}
          />
        );
      })}
    </div>
  );
}
