import { EMPLOYMENT_TYPES } from "@jobmap/contract/enums";
import { t } from "#text";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { Checkbox, EMPLOYMENT_TYPE_TEXT } from "../../../ui/index.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import styles from "./FilterBar.module.css";
import { choicesOf, toggled } from "./facet-text.ts";
import { hourText, POSTED_WITHIN, payFloors, postedChoice, yearText } from "./filter-values.ts";
import { useCounts } from "./use-counts.ts";

export interface FilterPanelProps {
  filter: "pay" | "type" | "posted";
  state: ExploreState;
  /** State of the jobs in the list. */
  tag: string | null;
  onChange: (change: Partial<ExploreState>) => void;
}

/** One filter with the jobs that each of its values would leave. They are counted once a panel is open. */
export default function FilterPanel({ filter, state, tag, onChange }: FilterPanelProps) {
  const { facets } = useCounts(state, tag);
  if (filter === "pay")
    return (
      <ChoiceList
        legend={t`Minimum pay per year`}
        anyText={t`Any pay`}
        value={state.payFloor}
        onChange={(payFloor) => onChange({ payFloor })}
        choices={choicesOf(payFloors(state.payFloor), yearText, facets?.pay_floor)}
        hint={(cents) => t`${hourText(cents)} an hour`}
      />
    );
  if (filter === "posted")
    return (
      <ChoiceList
        legend={t`Date posted`}
        anyText={t`Any time`}
        value={state.postedWithin}
        onChange={(postedWithin) => onChange({ postedWithin })}
        choices={choicesOf(days(state.postedWithin), postedChoice, facets?.posted_within)}
      />
    );
  const types = choicesOf(EMPLOYMENT_TYPES, (type) => EMPLOYMENT_TYPE_TEXT[type], facets?.employment_type);
  return (
    <fieldset className={styles["panel"]}>
      <legend className={styles["legend"]}>{t`Job type`}</legend>
      {types.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          label={label}
          {...(count === undefined ? {} : { count })}
          checked={state.employmentTypes.includes(value)}
          onChange={() =>
            onChange({ employmentTypes: toggled(state.employmentTypes, value, EMPLOYMENT_TYPES) })
          }
        />
      ))}
    </fieldset>
  );
}

function days(present: number | null): number[] {
  return [...new Set([...POSTED_WITHIN, ...(present === null ? [] : [present])])].sort((a, b) => a - b);
}
