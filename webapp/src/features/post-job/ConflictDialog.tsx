import type { EmployerJob, JobContentKey, JobDraft } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { timeText } from "../../lib/time-text.ts";
import { Button, Dialog } from "../../ui/index.ts";
import { ChangedText } from "./ChangedText.tsx";
import { describe, labelOf } from "./describe-content.ts";
import { changedParts } from "./editor/changed-part.ts";
import type { Conflict, Difference } from "./editor/difference.ts";
import type { FormData } from "./form-data.ts";
import styles from "./PostJob.module.css";

type Choice = "mine" | "theirs";

interface ConflictDialogProps {
  conflict: Conflict;
  data: FormData;
  onClose: () => void;
  /** @param theirs the fields that take the stored value */
  onDecide: (theirs: readonly JobContentKey[]) => void;
}

/** The differences between the stored listing and this form, field by field, with a choice for each. */
export function ConflictDialog({
  conflict: { stored, differences },
  data,
  onClose,
  onDecide,
}: ConflictDialogProps) {
  // Fields not changed here take the stored value unless the user chooses otherwise.
  const [choices, setChoices] = useState<Readonly<Partial<Record<JobContentKey, Choice>>>>({});
  const choiceOf = ({ key, isMine }: Difference): Choice => choices[key] ?? (isMine ? "mine" : "theirs");
  const theirs = differences.filter((one) => choiceOf(one) === "theirs").map(({ key }) => key);
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={t`Conflicting changes`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Not now`}</Button>
          <Button onClick={() => onDecide(theirs)}>{t`Continue`}</Button>
        </>
      }
    >
      <p
        className={styles["lead"]}
      >{t`Choose which version to keep for each field. Your other changes are kept.`}</p>
      <ul className={styles["differences"]}>
        {differences.map((difference) => (
          <li key={difference.key}>
            <Choose
              difference={difference}
              stored={stored}
              data={data}
              choice={choiceOf(difference)}
              onChoice={(choice) => setChoices({ ...choices, [difference.key]: choice })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ChooseProps {
  difference: Difference;
  /** The stored version of the listing. */
  stored: EmployerJob;
  data: FormData;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

function Choose({ difference, stored, data, choice, onChoice }: ChooseProps) {
  const { key, isMine } = difference;
  const text = (value: unknown) => describe(key, value as JobDraft[typeof key], data);
  const [mine, theirs] = changedParts(text(difference.mine), text(difference.theirs));
  const changed =
    stored.edited_at === null
      ? t`Changed elsewhere`
      : t`Changed at ${timeText(Date.parse(stored.edited_at))}`;
  const sides = [
    { id: "mine", name: isMine ? t`Your unsaved version` : t`Original version`, part: mine },
    { id: "theirs", name: changed, part: theirs },
  ] as const;
  return (
    <fieldset className={styles["choose"]}>
      <legend className={styles["legend"]}>{labelOf(key)}</legend>
      {sides.map(({ id, name, part }) => (
        <label key={id} className={styles["side"]}>
          <span className={styles["sideName"]}>
            <input
              type="radio"
              name={`difference-${key}`}
              checked={choice === id}
              onChange={() => onChoice(id)}
            />
            {name}
          </span>
          <ChangedText part={part} />
        </label>
      ))}
    </fieldset>
  );
}
