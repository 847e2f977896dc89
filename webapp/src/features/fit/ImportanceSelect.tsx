import { IMPORTANCES, type Importance } from "@jobmap/contract/culture";
import { Select } from "../../ui/index.ts";
import { IMPORTANCE_TEXT } from "./fit-words.ts";

const OPTIONS = IMPORTANCES.map((value) => ({ value, text: IMPORTANCE_TEXT[value] }));

interface ImportanceSelectProps {
  /** What it is about: "pay". */
  of: string;
  value: Importance;
  onChange: (value: Importance) => void;
}

/** How much a fact matters. */
export function ImportanceSelect({ of, value, onChange }: ImportanceSelectProps) {
  return <Select label={`How much ${of} matters`} options={OPTIONS} value={value} onValueChange={onChange} />;
}
