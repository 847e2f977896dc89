import type { JobSummary } from "@jobmap/contract";
import { type MouseEvent, memo } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { SaveButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { VisuallyHidden } from "../content/VisuallyHidden.tsx";
import { Badge } from "../feedback/Badge.tsx";
import { AnswerLine } from "./AnswerLine.tsx";
import styles from "./JobRow.module.css";
import { factTexts, placeText } from "./job-text.ts";
import { Pay } from "./Pay.tsx";
import { ClosedLine, SurveyLine } from "./SurveyLine.tsx";
import { survey } from "./survey.ts";

const cx = classNames(styles);

export interface JobRowProps {
  job: JobSummary;
  /** Path of the job's page. */
  to: string;
  /** The render time of the page, in ms, for relative dates such as "Confirmed 2 days ago". */
  now?: number | undefined;
  headingLevel?: 2 | 3 | 4;
  /** The list is of a single employer, so the row omits the employer's name. */
  amongItsOwn?: boolean | undefined;
  /** Its pin has the pointer or focus. */
  highlighted?: boolean;
  /** It is the job shown in the preview. */
  selected?: boolean;
  /** It was opened before. */
  opened?: boolean;
  /** The job no longer takes applications, so its confirmation date is omitted. */
  closed?: boolean;
  /** It was posted since the last visit. */
  isNew?: boolean;
  saved?: boolean;
  /** Draws the heart. */
  onSavedChange?: (job: JobSummary, saved: boolean) => void;
  /** The row gained or lost pointer or focus, so its pin is highlighted. */
  onHighlightChange?: (job: JobSummary, highlighted: boolean) => void;
  /** The row was pressed. Call `preventDefault` to stay on the page. */
  onOpen?: (job: JobSummary, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A job as a list row: title and pay on one line; below it employer, location, and in one line facts and how current the listing is. */
export const JobRow = memo(function JobRow(props: JobRowProps) {
  const { job, to, now, headingLevel = 3, highlighted, selected, opened, closed, isNew, saved } = props;
  const { amongItsOwn, onSavedChange, onHighlightChange, onOpen } = props;
  const Title = `h${headingLevel}` as const;
  const facts = factTexts(job);
  const { tone, text } = survey(job, now);
  // What is as it should be is told in words; a mark on each row would mark none.
  const isStale = closed || tone === "stale";
  const light = (on: boolean) => () => onHighlightChange?.(job, on);
  return (
    <article
      className={cx("row", highlighted && "highlighted", selected && "selected", opened && "opened")}
      onPointerEnter={light(true)}
      onPointerLeave={light(false)}
      onFocus={light(true)}
      onBlur={light(false)}
    >
      <div className={cx("line")}>
        <Title className={cx("title")}>
          <Link
            to={to}
            onClick={(event) => onOpen?.(job, event)}
            aria-current={selected ? "true" : undefined}
          >
            {import.meta.env.LANGUAGE === "es" ? <bdi lang="">{job.title}</bdi> : <bdi>{job.title}</bdi>}
          </Link>
          {opened && <VisuallyHidden>{t`, opened before`}</VisuallyHidden>}
        </Title>
        {!amongItsOwn && (
          <p className={cx("employer")}>
            <bdi>{job.company.name}</bdi>
          </p>
        )}
        <p className={cx("pay")}>
          <Pay pay={job.base_salary} size="xl" period="under" />
        </p>
      </div>
      <p className={cx("place")}>
        <bdi>{placeText(job)}</bdi>
      </p>
      <div className={cx("foot")}>
        <p className={cx("facts")}>
          {isNew && <Badge tone="new">{t`New`}</Badge>}
          {job.is_featured && <Badge tone="sea">{t`Featured`}</Badge>}
          {job.company.is_demo && <Badge>{t`Demo`}</Badge>}
          <span>{[...facts, ...(isStale ? [] : [text])].join(" · ")}</span>
          {closed ? <ClosedLine /> : isStale && <SurveyLine job={job} now={now} />}
          {!closed && <AnswerLine company={job.company} />}
          {job.company.is_third_party && <span className={cx("source")}>{t`From a public source`}</span>}
        </p>
        {onSavedChange && (
          <div className={cx("heart")}>
            <SaveButton
              size="sm"
              subject={job.title}
              saved={saved ?? false}
              onSavedChange={(next) => onSavedChange(job, next)}
            />
          </div>
        )}
      </div>
    </article>
  );
});
