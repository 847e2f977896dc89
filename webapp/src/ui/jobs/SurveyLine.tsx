import { classNames } from "../classes.ts";
import { ClockIcon, SealIcon } from "../icons/icons.tsx";
import styles from "./SurveyLine.module.css";
import { type Surveyed, survey } from "./survey.ts";

const cx = classNames(styles);

export interface SurveyLineProps {
  job: Surveyed;
  /** The time of the page, in ms. See `survey`. */
  now?: number | undefined;
}

/** How we know that a job is open, and since when. */
export function SurveyLine({ job, now }: SurveyLineProps) {
  const { tone, text } = survey(job, now);
  return (
    <span className={cx("line", tone)}>
      {tone === "ok" ? <SealIcon size="sm" /> : <ClockIcon size="sm" />}
      {text}
    </span>
  );
}

/** In its place for a job that is over. */
export function ClosedLine() {
  return (
    <span className={cx("line", "stale")}>
      <ClockIcon size="sm" />
      This job is closed
    </span>
  );
}
