import type { Data } from "@jobmap/contract";
import { useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/index.ts";
import styles from "./PostJob.module.css";
import { RenameForm } from "./RenameForm.tsx";

interface QuestionSetRowProps {
  set: Data<"GET employer/question-set/list">[number];
  onAdd: () => void;
  onDelete: () => void;
}

/** One set: what it asks, and what can be done with it. */
export function QuestionSetRow({ set, onAdd, onDelete }: QuestionSetRowProps) {
  const { id, name, questions } = set;
  const [isRenaming, setRenaming] = useState(false);
  const toggle = isRenaming ? t`Keep the name` : t`Rename`;
  return (
    <li className={styles["set"]}>
      {!isRenaming ? (
        <p className={styles["setName"]}>{name}</p>
      ) : (
        <RenameForm
          name={name}
          onRename={(next) => call("POST employer/question-set/change", { body: { id, name: next } })}
          onRenamed={() => setRenaming(false)}
        />
      )}
      <ol className={styles["setQuestions"]}>
        {questions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div className={styles["setWays"]}>
        <Button
          size="sm"
          aria-label={t`Add to this listing: ${name}`}
          onClick={onAdd}
        >{t`Add to this listing`}</Button>
        <Button
          size="sm"
          variant="bare"
          aria-label={`${toggle}: ${name}`}
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          {toggle}
        </Button>
        <Button
          size="sm"
          variant="bare"
          aria-label={t`Delete: ${name}`}
          onClick={onDelete}
        >{t`Delete`}</Button>
      </div>
    </li>
  );
}
