import type { SiteFigures } from "@jobmap/contract";
import { plural } from "../../../ui/index.ts";
import styles from "./Live.module.css";

/** How employers answer here, from the history of applications. */
export function Answers({ answering }: Pick<SiteFigures, "answering">) {
  return (
    <p className={styles["answers"]}>
      {answering === null
        ? "Too few employers have had enough applications here to say how they answer."
        : textOf(answering)}
    </p>
  );
}

function textOf({ employers, percent, withinDays }: NonNullable<SiteFigures["answering"]>): string {
  const days =
    withinDays === null
      ? ""
      : `, and half of the people who applied had their answer within ${plural(withinDays, "day")}`;
  return `Measured at ${plural(employers, "employer")} over the last 90 days: at the one in the middle, ${percent}% of applicants have an answer${days}.`;
}
