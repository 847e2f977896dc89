import { t } from "#text";
import { timeText } from "../../lib/time-text.ts";
import { AlertIcon, Button, CheckIcon, Spinner } from "../../ui/index.ts";
import type { EditorState, Saving } from "./editor/editor-state.ts";
import styles from "./PostJob.module.css";
import { type StepId, stepsWithProblems } from "./steps.ts";

interface SaveStatusProps {
  state: Pick<EditorState, "saving" | "job" | "isAtRisk" | "fields" | "problems">;
  /** The visible step. */
  step: StepId;
  onRetry: () => void;
  onStep: (step: StepId) => void;
}

/** The save state of the form. Not announced to screen readers as long as saving works, because it changes after every pause in typing. */
export function SaveStatus({ state, step, onRetry, onStep }: SaveStatusProps) {
  const { saving, job, isAtRisk } = state;
  const isTrouble = saving.status === "waiting" || saving.status === "refused";
  const elsewhere = stepsWithProblems(state).filter(({ id }) => id !== step);
  return (
    <div className={styles["saving"]}>
      {saving.status === "saving" && (
        <span className={styles["lead"]}>
          <Spinner />
          <span>{t`Saving…`}</span>
        </span>
      )}
      {saving.status === "saved" && (
        <span className={styles["lead"]}>
          <CheckIcon size="sm" />
          <span>
            {job && job.status !== "DRAFT" && job.has_unpublished_changes
              ? t`Saved ${timeText(saving.at)}, not published yet`
              : t`Saved ${timeText(saving.at)}`}
          </span>
        </span>
      )}
      <div role="status" className={styles["trouble"]}>
        {isTrouble && (
          <>
            <AlertIcon size="sm" />
            <span>{troubleText(saving, isAtRisk)}</span>
          </>
        )}
      </div>
      {saving.status === "refused" &&
        elsewhere.map(({ id, text }) => (
          <Button key={id} variant="bare" size="sm" onClick={() => onStep(id)}>{t`See ${text}`}</Button>
        ))}
      {saving.status === "waiting" && (
        <Button variant="bare" size="sm" onClick={onRetry}>{t`Try now`}</Button>
      )}
    </div>
  );
}

function troubleText(saving: Saving, isAtRisk: boolean): string {
  if (saving.status === "refused") return t`Not saved: ${saving.message}`;
  if (saving.status !== "waiting") return "";
  if (isAtRisk) return t`Not saved, and this browser can't store it. Don't close this page.`;
  return saving.isOffline
    ? t`You're offline. Your changes are kept on this device and will be saved when you're back online.`
    : t`Not saved yet: ${saving.message} Your changes are kept on this device and we'll try again.`;
}
