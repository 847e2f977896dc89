import type { ReactNode } from "react";
import { plural, t } from "#text";
import { Button } from "../actions/Button.tsx";
import { classNames } from "../classes.ts";
import { Heading } from "../content/Heading.tsx";
import { RetryIcon } from "../icons/icons.tsx";
import styles from "./States.module.css";

const cx = classNames(styles);

export interface WayOut {
  /** What would be shown: "Any pay, with housing". */
  text: string;
  /** The exact number of jobs. */
  count: number;
  /** Button text: "Drop pay". */
  action: string;
  onTake: () => void;
}

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  waysOut?: readonly WayOut[];
  /** A further action, such as an alert for new jobs. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

/** Nothing matches: says why, and offers broader searches with their counts. */
export function EmptyState({ title, children, waysOut = [], action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className={cx("state")}>
      <Heading level={headingLevel} size="2xl">
        {title}
      </Heading>
      {children && <div className={cx("text")}>{children}</div>}
      {waysOut.length > 0 && (
        <ul className={cx("ways")}>
          {waysOut.map((way) => (
            <li key={way.action}>
              <span>
                {way.text} <b>{plural(way.count, { one: "# job", other: "# jobs" })}</b>
              </span>
              <Button variant="line" size="sm" onClick={way.onTake}>
                {way.action}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {action}
    </div>
  );
}

export interface ErrorStateProps {
  title: string;
  /** What works and what does not: "The map is fine; the jobs did not arrive." */
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  headingLevel?: 1 | 2 | 3;
}

/** Loading failed. Assigns no blame; a button retries. */
export function ErrorState({
  title,
  children,
  onRetry,
  retrying = false,
  headingLevel = 2,
}: ErrorStateProps) {
  return (
    <div className={cx("state")} role="alert">
      <Heading level={headingLevel} size="2xl">
        {title}
      </Heading>
      {children && <div className={cx("text")}>{children}</div>}
      {onRetry && (
        <Button icon={<RetryIcon />} busy={retrying} onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
    </div>
  );
}
