import type { QuestionType } from "@jobmap/contract";
import { t } from "#text";
import { Button, Checkbox, type Option, Select, TextArea, TextField } from "../../ui/index.ts";
import { MultiCombobox } from "../../ui/signed-in.ts";
import {
  answersOf,
  answerText,
  isChoice,
  type QuestionFields,
  withOptions,
} from "./fields/question-fields.ts";
import styles from "./PostJob.module.css";

interface QuestionEditorProps {
  number: number;
  /** Its path in the form: `questions[0]`. */
  path: string;
  /** The error message for a path. */
  errorAt: (path: string) => string | undefined;
  question: QuestionFields;
  types: readonly Option<QuestionType>[];
  onChange: (question: QuestionFields) => void;
  onRemove: () => void;
}

/** One screening question. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { number, path, errorAt, question, types, onChange, onRemove } = props;
  const { type, knockout } = question;
  const bind = (part: keyof QuestionFields) => ({
    name: `${path}.${part}`,
    error: errorAt(`${path}.${part}`),
  });
  // A knockout answer that is no longer among the options is still shown, so that it can be removed.
  const answers = [...new Set([...answersOf(question), ...knockout])];
  return (
    <fieldset className={styles["question"]}>
      <legend className={styles["legend"]}>{t`Question ${number}`}</legend>
      <TextField
        label={t`Question`}
        {...bind("text")}
        autoComplete="off"
        value={question.text}
        onChange={({ currentTarget }) => onChange({ ...question, text: currentTarget.value })}
      />
      <Select
        label={t`Answer`}
        {...bind("type")}
        options={types}
        value={type}
        onValueChange={(next) => onChange({ ...question, type: next, knockout: [] })}
      />
      {isChoice(type) && (
        <TextArea
          label={t`Options`}
          {...bind("options")}
          hint={t`At least two, one per line`}
          rows={4}
          value={question.options}
          onChange={({ currentTarget }) => onChange(withOptions(question, currentTarget.value))}
        />
      )}
      {answers.length > 0 && (
        <MultiCombobox
          label={t`Flag when the answer is`}
          {...bind("knockout")}
          optional
          hint={t`You'll see it next to the application. No one is rejected automatically.`}
          placeholder={t`No flag`}
          options={answers.map((value) => ({ value, text: answerText(type, value) }))}
          value={knockout}
          onValueChange={(next) => onChange({ ...question, knockout: next })}
        />
      )}
      <div className={styles["row"]}>
        <Checkbox
          label={t({ message: "Required", context: "a question" })}
          {...bind("required")}
          checked={question.required}
          onChange={({ currentTarget }) => onChange({ ...question, required: currentTarget.checked })}
        />
        <Button variant="bare" size="sm" onClick={onRemove}>{t`Remove question ${number}`}</Button>
      </div>
    </fieldset>
  );
}
