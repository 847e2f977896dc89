import type { Preferences } from "@jobmap/contract";
import { EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { t } from "#text";
import { Select } from "../../ui/index.ts";
import { ChoiceWish } from "./ChoiceWish.tsx";
import { COMPANY_SIZES } from "./company-sizes.ts";
import styles from "./Fit.module.css";
import { FACT_NAMES, yearlyText } from "./fit-words.ts";
import { ImportanceSelect } from "./ImportanceSelect.tsx";
import { OccupationWishes } from "./OccupationWishes.tsx";
import { PlaceWish } from "./PlaceWish.tsx";
import { PAY_STEPS } from "./steps.ts";
import { usePreferenceChange } from "./use-preferences.ts";

const NONE = "none";

/** The candidate's wishes. Every change is saved at once. */
export function WishesForm({ preferences }: { preferences: Preferences }) {
  const change = usePreferenceChange();
  const { hash } = useLocation();
  // Links beside jobs lead to one wish; a page that was gone to has the focus at its top first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
  const { pay_floor: floor } = preferences;
  const bands = [...new Set([...PAY_STEPS, ...(floor ? [floor.value] : [])])].toSorted((a, b) => a - b);
  return (
    <div className={styles["form"]}>
      <OccupationWishes preferences={preferences} onChange={change} />
      <PlaceWish key={preferences.distance?.location ?? ""} wish={preferences.distance} />
      <ChoiceWish
        fact="location_types"
        values={LOCATION_TYPES}
        wish={preferences.location_types}
        onChange={(location_types) => change({ location_types })}
      />
      <fieldset id="pay_floor" tabIndex={-1} className={styles["wish"]}>
        <legend>{FACT_NAMES.pay_floor}</legend>
        <div className={styles["row"]}>
          <Select
            label={t`At least`}
            options={[
              { value: NONE, text: t`No wish` },
              ...bands.map((band) => ({ value: String(band), text: yearlyText(band) })),
            ]}
            value={floor ? String(floor.value) : NONE}
            onValueChange={(value) =>
              change({
                pay_floor:
                  value === NONE ? null : { value: Number(value), importance: floor?.importance ?? "HIGH" },
              })
            }
          />
          {floor && (
            <ImportanceSelect
              subject={FACT_NAMES.pay_floor.toLowerCase()}
              value={floor.importance}
              onChange={(importance) => change({ pay_floor: { ...floor, importance } })}
            />
          )}
        </div>
      </fieldset>
      <ChoiceWish
        fact="employment_types"
        values={EMPLOYMENT_TYPES}
        wish={preferences.employment_types}
        onChange={(employment_types) => change({ employment_types })}
      />
      <ChoiceWish
        fact="company_sizes"
        values={COMPANY_SIZES}
        wish={preferences.company_sizes}
        onChange={(company_sizes) => change({ company_sizes })}
      />
    </div>
  );
}
