import { t } from "#text";
import { classNames } from "../classes.ts";
import { ClockIcon, SealIcon } from "../icons/icons.tsx";
import styles from "./SurveyLine.module.css";
import { type Surveyed, survey } from "./survey.ts";

const cx = classNames(styles);

export interface SurveyLineProps {
  job: Surveyed;
  /** The render time of the page, in ms. See `survey`. */
  now?: number | undefined;
}

/** How the listing is known to be open, and since when. */
export function SurveyLine({ job, now }: SurveyLineProps) {
  const { tone, text } = survey(job, now);
  return (
    <span className={cx("line", tone)}>
      {tone === "ok" ? <SealIcon size="sm" /> : <ClockIcon size="sm" />}
      {text}
    </span>
  );
}

/** Shown instead for a job that is closed. */
export function ClosedLine() {
  return (
    <span className={cx("line", "stale")}>
      <ClockIcon size="sm" />
      {t`This job is closed`}
    </span>
  );
}
