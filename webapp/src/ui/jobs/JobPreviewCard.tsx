import type { JobSummary } from "@jobmap/contract";
import { t } from "#text";
import { ButtonLink } from "../actions/Button.tsx";
import { IconButton, SaveButton } from "../actions/IconButton.tsx";
import { classNames } from "../classes.ts";
import { Heading } from "../content/Heading.tsx";
import { CloseIcon } from "../icons/icons.tsx";
import { AnswerLine } from "./AnswerLine.tsx";
import styles from "./JobPreviewCard.module.css";
import { factTexts, placeText } from "./job-text.ts";
import { Pay } from "./Pay.tsx";
import { SurveyLine } from "./SurveyLine.tsx";

const cx = classNames(styles);

export interface JobPreviewCardProps {
  job: JobSummary;
  to: string;
  /** Opens directions in the visitor's map app. */
  directions?: string;
  now?: number | undefined;
  saved?: boolean;
  onSavedChange?: (saved: boolean) => void;
  onClose: () => void;
  /** `card` floats over a map; `flat` is part of a sheet. */
  look?: "card" | "flat";
}

/** The selected job beside its map. Its position is fixed and does not follow the pin, so that it never covers the pins being compared. */
export function JobPreviewCard(props: JobPreviewCardProps) {
  const { job, to, directions, now, saved = false, onSavedChange, onClose, look = "card" } = props;
  const facts = factTexts(job);
  return (
    <article className={cx("preview", look)} aria-label={t`Selected job`}>
      <div className={cx("close")}>
        <IconButton size="sm" label={t`Close preview`} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <Heading level={2} size="xl" className={cx("title")}>
        {job.title}
      </Heading>
      <p className={cx("by")}>
        <b>
          <bdi>{job.company.name}</bdi>
        </b>
        {placeText(job)}
        {directions && job.location_type !== "TELECOMMUTE" && (
          <a className={cx("directions")} href={directions} target="_blank" rel="nofollow noopener">
            {t`Directions`}
          </a>
        )}
      </p>
      {facts.length > 0 && <p className={cx("facts")}>{facts.join(", ")}</p>}
      <SurveyLine job={job} now={now} />
      <AnswerLine company={job.company} />
      <div className={cx("acts")}>
        <p className={cx("pay")}>
          <Pay pay={job.base_salary} size="2xl" period="under" />
        </p>
        {onSavedChange && (
          <SaveButton variant="line" subject={job.title} saved={saved} onSavedChange={onSavedChange} />
        )}
        <ButtonLink to={to}>{t`View job`}</ButtonLink>
      </div>
    </article>
  );
}
