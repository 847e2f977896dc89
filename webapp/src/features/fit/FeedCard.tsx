import type { FeedJob, Preferences } from "@jobmap/contract";
import type { MouseEvent } from "react";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { jobPath } from "../../lib/paths.ts";
import { Button, VisuallyHidden } from "../../ui/index.ts";
import { SavableRow } from "../saving/SavableRow.tsx";
import { type Correction, correctionsOf } from "./corrections.ts";
import styles from "./Fit.module.css";
import { factText, MARKS, reasonText, SAID } from "./fit-words.ts";
import { correct } from "./use-preferences.ts";

interface FeedCardProps {
  item: FeedJob;
  preferences: Preferences;
  now: number;
}

/** A job of the feed: why it is here, wish by wish, and the presses that correct it. */
export function FeedCard({ item, preferences, now }: FeedCardProps) {
  const { job, wished, facts } = item;
  const press = ({ change, said }: Correction, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The card goes away with the button.
    currentTarget.closest("li")?.parentElement?.focus();
    void correct(preferences, change, said);
  };
  return (
    <>
      <SavableRow job={job} to={jobPath(job.id)} now={now} headingLevel={2} />
      <ul className={styles["reasons"]} aria-label={t`Why ${job.title} is here`}>
        {wished && (
          <li data-mark={MARKS.MET}>
            <bdi>“{wished.occupation}”</bdi>: {reasonText(wished.reason)}
          </li>
        )}
        {facts.map((check) => (
          <li key={check.fact} data-mark={MARKS[check.outcome]}>
            <VisuallyHidden>{SAID[check.outcome]}. </VisuallyHidden>
            {factText(check, preferences)}
          </li>
        ))}
      </ul>
      <div className={styles["corrections"]}>
        {correctionsOf(item, preferences).map((correction) => (
          <Button
            key={correction.text}
            variant="bare"
            size="sm"
            onClick={(event) => press(correction, event)}
          >
            {correction.text}
            <VisuallyHidden>
              : <span lang={UNKNOWN_LANGUAGE}>{job.title}</span>
            </VisuallyHidden>
          </Button>
        ))}
      </div>
    </>
  );
}
