import { useState } from "react";
import { t } from "#text";
import { Button, TextArea } from "../../ui/index.ts";
import styles from "./Gap.module.css";

interface PasteFormProps {
  /** What was compared before. */
  text: string;
  onCompare: (text: string) => void;
}

/** A box for a resume's text. */
export function PasteForm({ text, onCompare }: PasteFormProps) {
  const [typed, setTyped] = useState(text);
  const isCompared = text !== "";
  return (
    <form
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        onCompare(typed.trim());
      }}
    >
      <TextArea
        label={t`Paste your resume`}
        hint={t`It stays in this browser: nothing is sent or stored, and employers never see it.`}
        rows={isCompared ? 3 : 6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant={isCompared ? "line" : "primary"}
        disabled={typed.trim() === ""}
      >{t`Compare`}</Button>
    </form>
  );
}
