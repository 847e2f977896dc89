import { ANSWER_FILES, MAX_RESUME_PAGES } from "@jobmap/contract/file-rules";
import { useId } from "react";
import { t } from "#text";
import {
  Checkbox,
  DateField,
  FileDrop,
  limitsOf,
  RadioGroup,
  Select,
  TextArea,
  TextField,
} from "../../ui/index.ts";
import styles from "./ApplyDialog.module.css";
import type { AnswerFile, AnswerValue, Question } from "./apply-values.ts";

interface QuestionFieldProps {
  question: Question;
  name: string;
  value: AnswerValue | AnswerFile;
  error: string | undefined;
  onValueChange: (value: AnswerValue | AnswerFile) => void;
}

/** With more options than this, the field is a drop-down list. */
const SIDE_BY_SIDE = 6;
const LIMITS = limitsOf({ ...ANSWER_FILES, maxCount: 1 });
const YES_OR_NO = [
  { value: "yes", label: t`Yes` },
  { value: "no", label: t`No` },
];

/** One screening question, with the control that fits its type. */
export function QuestionField(props: QuestionFieldProps) {
  const { question, name, error, onValueChange } = props;
  const { text, type, required, options } = question;
  if (type === "MULTI_SELECT") return <ManyOf {...props} />;
  if (type === "FILE")
    return (
      <FileDrop
        label={text}
        name={name}
        optional={!required}
        hint={t`At most ${MAX_RESUME_PAGES} pages.`}
        limits={LIMITS}
        value={filesOf(props.value)}
        error={error}
        onValueChange={onValueChange}
      />
    );
  const value = typeof props.value === "string" ? props.value : "";
  const field = { label: text, name, error, optional: !required };
  const typed = {
    ...field,
    value,
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onValueChange(currentTarget.value),
  };
  const legend = required ? text : t`${text} (optional)`;
  switch (type) {
    case "BOOLEAN":
      return (
        <RadioGroup
          legend={legend}
          name={name}
          options={YES_OR_NO}
          value={value || null}
          error={error}
          onValueChange={onValueChange}
        />
      );
    case "SINGLE_SELECT":
      return options.length <= SIDE_BY_SIDE ? (
        <RadioGroup
          legend={legend}
          name={name}
          options={options.map((option) => ({ value: option, label: option }))}
          value={value || null}
          error={error}
          onValueChange={onValueChange}
        />
      ) : (
        <Select
          {...field}
          options={[
            { value: "", text: t`Please choose` },
            ...options.map((option) => ({ value: option, text: option })),
          ]}
          value={value}
          onValueChange={onValueChange}
        />
      );
    case "MULTI_LINE_TEXT":
      return <TextArea {...typed} />;
    case "DATE":
      return <DateField {...typed} />;
    case "NUMERIC":
      return <TextField {...typed} inputMode="decimal" />;
    default:
      return <TextField {...typed} />;
  }
}

function ManyOf({ question, name, value, error, onValueChange }: QuestionFieldProps) {
  const id = useId();
  const { text, required, options } = question;
  const chosen = typeof value === "string" ? [] : value.filter((one) => typeof one === "string");
  const toggle = (option: string) =>
    onValueChange(options.filter((other) => (other === option) !== chosen.includes(other)));
  return (
    <fieldset className={styles["many"]} aria-describedby={`${id}-hint`}>
      <legend className={styles["legend"]}>{required ? text : t`${text} (optional)`}</legend>
      <p id={`${id}-hint`} className={styles["hint"]}>{t`Select all that apply.`}</p>
      {options.map((option, at) => (
        <Checkbox
          key={option}
          label={option}
          name={name}
          checked={chosen.includes(option)}
          onChange={() => toggle(option)}
          error={at === options.length - 1 ? error : undefined}
        />
      ))}
    </fieldset>
  );
}

const filesOf = (value: AnswerValue | AnswerFile): AnswerFile =>
  typeof value === "string" ? [] : value.filter((one) => one instanceof File);
