import type { Importance } from "@jobmap/contract/culture";
import { Checkbox } from "../../ui/index.ts";
import styles from "./Fit.module.css";
import { FACT_NAMES, valueText } from "./fit-words.ts";
import { ImportanceSelect } from "./ImportanceSelect.tsx";

interface Wish<Value extends string> {
  value: Value[];
  importance: Importance;
}

interface ChoiceWishProps<Value extends string> {
  fact: "location_types" | "employment_types" | "company_sizes";
  values: readonly Value[];
  wish: Wish<Value> | null;
  onChange: (wish: Wish<Value> | null) => void;
}

/** A wish for some of several values; none ticked is no wish. */
export function ChoiceWish<Value extends string>({ fact, values, wish, onChange }: ChoiceWishProps<Value>) {
  const chosen = wish?.value ?? [];
  const toggle = (value: Value, isOn: boolean) => {
    const next = values.filter((one) => (one === value ? isOn : chosen.includes(one)));
    onChange(next.length === 0 ? null : { value: next, importance: wish?.importance ?? "HIGH" });
  };
  return (
    <fieldset id={fact} tabIndex={-1} className={styles["wish"]}>
      <legend>{FACT_NAMES[fact]}</legend>
      <div className={styles["choices"]}>
        {values.map((value) => (
          <Checkbox
            key={value}
            label={valueText(fact, value)}
            checked={chosen.includes(value)}
            onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
          />
        ))}
      </div>
      {wish && (
        <ImportanceSelect
          subject={FACT_NAMES[fact].toLowerCase()}
          value={wish.importance}
          onChange={(importance) => onChange({ ...wish, importance })}
        />
      )}
    </fieldset>
  );
}
