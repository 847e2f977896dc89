import type { QuestionType } from "@jobmap/contract";
import { Button, Checkbox, type Option, Select, TextArea, TextField } from "../../ui/index.ts";
import { linesOf } from "./money.ts";
import styles from "./PostJob.module.css";

/** A question as it is being typed. `options` stand one to a line; `knockout` is the answer to be told of, or empty. */
export interface QuestionDraft {
  readonly key: string;
  readonly text: string;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly options: string;
  readonly knockout: string;
}

interface QuestionEditorProps {
  number: number;
  question: QuestionDraft;
  types: readonly Option<QuestionType>[];
  onChange: (question: QuestionDraft) => void;
  onRemove: () => void;
}

/** One screening question. */
export function QuestionEditor({ number, question, types, onChange, onRemove }: QuestionEditorProps) {
  const { type } = question;
  const chooses = type === "SINGLE_SELECT" || type === "MULTI_SELECT";
  const answers = chooses ? linesOf(question.options) : type === "BOOLEAN" ? ["yes", "no"] : [];
  return (
    <fieldset className={styles["question"]}>
      <legend className={styles["legend"]}>Question {number}</legend>
      <TextField
        label="Question"
        autoComplete="off"
        value={question.text}
        onChange={({ currentTarget }) => onChange({ ...question, text: currentTarget.value })}
      />
      <div className={styles["pair"]}>
        <Select
          label="Answer"
          options={types}
          value={type}
          onValueChange={(next) => onChange({ ...question, type: next, knockout: "" })}
        />
        {answers.length > 0 && (
          <Select
            label="Tell us when the answer is"
            options={[
              { value: "", text: "Nothing special" },
              ...answers.map((value) => ({ value, text: value })),
            ]}
            value={answers.includes(question.knockout) ? question.knockout : ""}
            onValueChange={(knockout) => onChange({ ...question, knockout })}
          />
        )}
      </div>
      {chooses && (
        <TextArea
          label="Options"
          hint="At least two, one to a line"
          rows={4}
          value={question.options}
          onChange={({ currentTarget }) => onChange({ ...question, options: currentTarget.value })}
        />
      )}
      <div className={styles["row"]}>
        <Checkbox
          label="Must be answered"
          checked={question.required}
          onChange={({ currentTarget }) => onChange({ ...question, required: currentTarget.checked })}
        />
        <Button variant="bare" size="sm" onClick={onRemove}>
          Remove question {number}
        </Button>
      </div>
    </fieldset>
  );
}
