import { useState } from "react";
import { t } from "#text";
import { tell } from "../../lib/failures.ts";
import { Button, TextField } from "../../ui/index.ts";
import styles from "./PostJob.module.css";

interface RenameFormProps {
  name: string;
  onRename: (name: string) => Promise<unknown>;
  onRenamed: () => void;
}

/** Gives what a company keeps under a name another one. What was typed stays when it is refused. */
export function RenameForm({ name, onRename, onRenamed }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const rename = async () => {
    try {
      await onRename(typed);
      onRenamed();
    } catch (failure) {
      tell(failure);
    }
  };
  return (
    <form
      className={styles["setForm"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") void rename();
      }}
    >
      <TextField
        label={t`New name of ${name}`}
        value={typed}
        maxLength={80}
        autoComplete="off"
        autoFocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="line" disabled={typed.trim() === ""}>{t`Rename`}</Button>
    </form>
  );
}
