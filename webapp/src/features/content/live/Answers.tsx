import type { SiteFigures } from "@jobmap/contract";
import { plural, t } from "#text";
import styles from "./Live.module.css";

/** How employers answer here, from the history of applications. */
export function Answers({ answering }: Pick<SiteFigures, "answering">) {
  return (
    <p className={styles["answers"]}>
      {answering === null
        ? t`Too few employers have had enough applications here to say how they answer.`
        : textOf(answering)}
    </p>
  );
}

function textOf({ employers, percent, withinDays }: NonNullable<SiteFigures["answering"]>): string {
  const measured = plural(employers, {
    one: "Measured at # employer over the last 90 days:",
    other: "Measured at # employers over the last 90 days:",
  });
  const answered = t`at the one in the middle, ${percent}% of applicants have an answer`;
  if (withinDays === null) return `${measured} ${answered}.`;
  const half = plural(withinDays, {
    one: "and half of the people who applied had their answer within # day",
    other: "and half of the people who applied had their answer within # days",
  });
  return `${measured} ${answered}, ${half}.`;
}
