import type { ApplicationStatus, TimelineStep } from "@jobmap/contract";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { classNames } from "../../ui/index.ts";
import styles from "./Timeline.module.css";

const cx = classNames(styles);
const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

interface TimelineProps {
  label: string;
  /** `by`: the colleague who took it. */
  steps: readonly (TimelineStep & { by?: string })[];
  /** Text for each step; candidates and employers see different wording. */
  words: Readonly<Record<ApplicationStatus, string>>;
}

/** The application's history, latest first, with the employer's messages. */
export function Timeline({ label, steps, words }: TimelineProps) {
  return (
    <ol className={cx("line")} aria-label={label} reversed>
      {steps.toReversed().map(({ status, at, message, by }) => (
        <li key={`${status} ${at}`} className={cx("step")}>
          <span className={cx("text")}>{words[status]}</span>
          <time dateTime={at} className={cx("when")}>
            {WHEN.format(new Date(at))}
          </time>
          {by && <span className={cx("when")}>{by}</span>}
          {message && (
            <blockquote className={cx("message")} lang={UNKNOWN_LANGUAGE}>
              {message}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}
