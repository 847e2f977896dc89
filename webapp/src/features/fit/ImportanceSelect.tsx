import { IMPORTANCES, type Importance } from "@jobmap/contract/culture";
import { t } from "#text";
import { Select } from "../../ui/index.ts";
import { IMPORTANCE_TEXT } from "./fit-words.ts";

const OPTIONS = IMPORTANCES.map((value) => ({ value, text: IMPORTANCE_TEXT[value] }));

interface ImportanceSelectProps {
  /** What it is about: "pay". */
  subject: string;
  value: Importance;
  onChange: (value: Importance) => void;
}

/** How much a fact matters. */
export function ImportanceSelect({ subject, value, onChange }: ImportanceSelectProps) {
  return (
    <Select label={t`How much ${subject} matters`} options={OPTIONS} value={value} onValueChange={onChange} />
  );
}
