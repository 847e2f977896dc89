import type { JobContentKey, JobDraft } from "@jobmap/contract";
import { useState } from "react";
import { Button, Dialog } from "../../ui/index.ts";
import { describe, labelOf } from "./describe-content.ts";
import type { Conflict, Difference } from "./editor/difference.ts";
import styles from "./PostJob.module.css";
import type { FormData } from "./steps.ts";

type Choice = "mine" | "theirs";

interface ConflictDialogProps {
  conflict: Conflict;
  data: FormData;
  onClose: () => void;
  /** @param theirs the fields that become as they are stored */
  onDecide: (theirs: readonly JobContentKey[]) => void;
}

/** What differs between a listing as it is stored and as it stands here, field by field, and which of both is to be. */
export function ConflictDialog({ conflict: { differences }, data, onClose, onDecide }: ConflictDialogProps) {
  // What nobody changed here is taken over unless somebody says otherwise.
  const [choices, setChoices] = useState<Readonly<Partial<Record<JobContentKey, Choice>>>>({});
  const choiceOf = ({ key, isMine }: Difference): Choice => choices[key] ?? (isMine ? "mine" : "theirs");
  const theirs = differences.filter((one) => choiceOf(one) === "theirs").map(({ key }) => key);
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title="Changed in two places"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={() => onDecide(theirs)}>Go on with this</Button>
        </>
      }
    >
      <p className={styles["lead"]}>
        Choose for each field which version stays. Everything else that you typed stays as it is.
      </p>
      <ul className={styles["differences"]}>
        {differences.map((difference) => (
          <li key={difference.key}>
            <Choose
              difference={difference}
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
  data: FormData;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

function Choose({ difference: { key, mine, theirs, isMine }, data, choice, onChoice }: ChooseProps) {
  const sides = [
    { id: "mine", name: isMine ? "Yours" : "As it was here", value: mine },
    { id: "theirs", name: "The other one", value: theirs },
  ] as const;
  return (
    <fieldset className={styles["choose"]}>
      <legend className={styles["legend"]}>{labelOf(key)}</legend>
      {sides.map(({ id, name, value }) => (
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
          <span className={styles["value"]}>
            {describe(key, value as JobDraft[typeof key], data) || "Nothing"}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
