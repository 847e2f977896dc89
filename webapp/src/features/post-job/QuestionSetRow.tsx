import type { Data } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, TextField } from "../../ui/index.ts";
import styles from "./PostJob.module.css";

interface QuestionSetRowProps {
  set: Data<"GET employer/question-set/list">[number];
  onAdd: () => void;
  onDelete: () => void;
}

/** One set: what it asks, and what can be done with it. */
export function QuestionSetRow({ set, onAdd, onDelete }: QuestionSetRowProps) {
  const { id, name, questions } = set;
  const [typed, setTyped] = useState<string>();
  const toggle = typed === undefined ? "Rename" : "Keep the name";
  const rename = async () => {
    try {
      await call("POST employer/question-set/change", { body: { id, name: typed } });
      setTyped(undefined);
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
    }
  };
  return (
    <li className={styles["set"]}>
      {typed === undefined ? (
        <p className={styles["setName"]}>{name}</p>
      ) : (
        <form
          className={styles["setForm"]}
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== "") void rename();
          }}
        >
          <TextField
            label={`New name of ${name}`}
            value={typed}
            maxLength={80}
            autoComplete="off"
            autoFocus
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" variant="line" disabled={typed.trim() === ""}>
            Rename
          </Button>
        </form>
      )}
      <ol className={styles["setQuestions"]}>
        {questions.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <div className={styles["setWays"]}>
        <Button size="sm" aria-label={`Add to this listing: ${name}`} onClick={onAdd}>
          Add to this listing
        </Button>
        <Button
          size="sm"
          variant="bare"
          aria-label={`${toggle}: ${name}`}
          aria-expanded={typed !== undefined}
          onClick={() => setTyped(typed === undefined ? name : undefined)}
        >
          {toggle}
        </Button>
        <Button size="sm" variant="bare" aria-label={`Delete: ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  );
}
