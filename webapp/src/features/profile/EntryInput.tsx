import { Checkbox, classNames, Select, TextArea, TextField } from "../../ui/index.ts";
import { NameField } from "./NameField.tsx";
import styles from "./Profile.module.css";
import type { EntryField } from "./section-fields.ts";

const cx = classNames(styles);

interface EntryInputProps {
  field: EntryField;
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}

const WIDE: readonly EntryField["kind"][] = ["area", "lines", "tick"];

/** The field of an entry's form that suits its kind. */
export function EntryInput({ field, name, value, onValueChange, error }: EntryInputProps) {
  return (
    <div className={cx(WIDE.includes(field.kind) && "wide")}>
      {control({ field, name, value, onValueChange, error })}
    </div>
  );
}

function control({ field, name, value, onValueChange, error }: EntryInputProps) {
  const { label, kind = "text", limit, hint, names, options = [] } = field;
  const told = { label, hint, error };
  if (names) return <NameField label={label} taxonomy={names} {...{ name, value, onValueChange, error }} />;
  if (kind === "choice")
    return <Select {...told} name={name} options={options} value={value} onValueChange={onValueChange} />;
  if (kind === "tick")
    return (
      <Checkbox
        label={label}
        name={name}
        checked={value !== ""}
        error={error}
        onChange={({ currentTarget }) => onValueChange(currentTarget.checked ? "true" : "")}
      />
    );
  if (kind === "area" || kind === "lines")
    return (
      <TextArea
        {...told}
        {...(limit === undefined ? {} : { limit })}
        name={name}
        rows={3}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
      />
    );
  return (
    <TextField
      {...told}
      name={name}
      autoComplete="off"
      inputMode={kind === "url" ? "url" : "text"}
      value={value}
      onChange={({ currentTarget }) => onValueChange(currentTarget.value)}
    />
  );
}
