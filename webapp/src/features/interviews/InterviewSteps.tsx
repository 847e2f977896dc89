import type { Interview, InterviewStep, ThreadSide } from "@jobmap/contract";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import styles from "./Interviews.module.css";

const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

interface InterviewStepsProps {
  interview: Interview;
  side: ThreadSide;
  /** The name of the other side. */
  other: string;
}

/** What has happened with an interview, latest first, with the words that were said. */
export function InterviewSteps({ interview, side, other }: InterviewStepsProps) {
  return (
    <ol className={styles["steps"]} aria-label={t`History of the interview`} reversed>
      {interview.steps.toReversed().map((step) => (
        <li key={`${step.at} ${step.action}`}>
          {step.by === side ? OWN[step.action] : theirs(step, other)}{" "}
          <time dateTime={step.at} className={styles["fine"]}>
            {WHEN.format(new Date(step.at))}
          </time>
          {step.note !== "" && step.action !== "offer" && (
            <blockquote className={styles["words"]} lang={UNKNOWN_LANGUAGE}>
              {step.note}
            </blockquote>
          )}
        </li>
      ))}
    </ol>
  );
}

const OWN: Readonly<Record<InterviewStep["action"], string>> = {
  offer: t`You offered times.`,
  accept: t`You accepted a time.`,
  propose: t`You proposed other times.`,
  decline: t`You declined.`,
  cancel: t`You canceled it.`,
  end: t`It ended with the application.`,
};

function theirs({ action }: InterviewStep, other: string): string {
  if (action === "offer") return t`${other} offered times.`;
  if (action === "accept") return t`${other} accepted a time.`;
  if (action === "propose") return t`${other} proposed other times.`;
  if (action === "decline") return t`${other} declined.`;
  if (action === "cancel") return t`${other} canceled it.`;
  return OWN.end;
}
