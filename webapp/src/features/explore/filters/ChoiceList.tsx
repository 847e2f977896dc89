import { RadioGroup } from "../../../ui/index.ts";
import styles from "./ChoiceList.module.css";
import type { FacetChoice } from "./facet-text.ts";

interface ChoiceListProps {
  legend: string;
  /** Label of the first choice, which applies no filter. */
  anyText: string;
  choices: readonly FacetChoice<number>[];
  value: number | null;
  onChange: (value: number | null) => void;
  hint?: (value: number) => string;
}

/** A choice between several numbers and none. */
export function ChoiceList({ legend, anyText, choices, value, onChange, hint }: ChoiceListProps) {
  return (
    <RadioGroup
      legend={legend}
      value={String(value ?? "")}
      onValueChange={(text) => onChange(text === "" ? null : Number(text))}
      options={[
        { value: "", label: anyText },
        ...choices.map((choice) => ({
          value: String(choice.value),
          label: hint ? (
            <>
              {choice.label} <span className={styles["hint"]}>{hint(choice.value)}</span>
            </>
          ) : (
            choice.label
          ),
          ...(choice.count === undefined ? {} : { count: choice.count }),
        })),
      ]}
    />
  );
}
