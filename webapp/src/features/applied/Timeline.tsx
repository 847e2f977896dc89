import type { ApplicationStatus, TimelineStep } from "@jobmap/contract";
import { classNames } from "../../ui/index.ts";
import styles from "./Timeline.module.css";

const cx = classNames(styles);
const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  /** Words for each step: the two sides read it differently. */
  words: Readonly<Record<ApplicationStatus, string>>;
}

/** What has become of an application, the latest first, with what the employer wrote. */
export function Timeline({ label, steps, words }: TimelineProps) {
  return (
    <ol className={cx("line")} aria-label={label} reversed>
      {steps.toReversed().map(({ status, at, message }) => (
        <li key={`${status} ${at}`} className={cx("step")}>
          <span className={cx("text")}>{words[status]}</span>
          <time dateTime={at} className={cx("when")}>
            {WHEN.format(new Date(at))}
          </time>
          {message && <blockquote className={cx("message")}>{message}</blockquote>}
        </li>
      ))}
    </ol>
  );
}
