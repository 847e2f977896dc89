import { FILTER_NAMES } from "@jobmap/widget/options";
import { HEIGHTS, type StudioState, WIDTHS } from "@jobmap/widget/studio-state";
import { Checkbox, Disclosure, RadioGroup, Select, VisuallyHidden } from "../../ui/index.ts";
import { CompanyField } from "./CompanyField.tsx";
import { LookFields } from "./LookFields.tsx";
import { NumberField } from "./NumberField.tsx";
import styles from "./Studio.module.css";
import type { StudioChoice } from "./studio-company.ts";

interface SettingsProps {
  state: StudioState;
  choice: StudioChoice;
  onChange: (change: Partial<StudioState>) => void;
}

const FILTER_TEXT = {
  search: "Job or keyword",
  location: "City or ZIP",
  type: "Job type",
  remote: "Workplace type",
  category: "Category",
  pay: "Pay",
} as const satisfies Record<(typeof FILTER_NAMES)[number], string>;

/** All options of an embed. Each change is previewed at once. */
export function Settings({ state, choice, onChange }: SettingsProps) {
  const { delivery, view, filters, locale, units, height, width, utm } = state;
  return (
    <form className={styles["settings"]} aria-label="Settings" onSubmit={(event) => event.preventDefault()}>
      <CompanyField choice={choice} onChoose={(company) => onChange({ company })} />
      <RadioGroup
        legend="Embed type"
        value={delivery}
        onValueChange={(value) => onChange({ delivery: value })}
        options={[
          { value: "script", label: "Script tag", hint: "Two lines. Best for most sites." },
          { value: "iframe", label: "Iframe", hint: "For editors that block scripts." },
          { value: "link", label: "Shared link", hint: "A standalone page for email and posts." },
          { value: "module", label: "Module", hint: "For apps with a bundler." },
        ]}
      />
      <RadioGroup
        legend="View"
        look="steps"
        value={view}
        onValueChange={(value) => onChange({ view: value })}
        options={[
          { value: "both", label: "Both" },
          { value: "map", label: "Map" },
          { value: "list", label: "List" },
        ]}
      />
      <LookFields state={state} onChange={onChange} />
      <Disclosure summary="Filters" open={filters.length < FILTER_NAMES.length}>
        <fieldset className={styles["filters"]}>
          <legend>
            <VisuallyHidden>Filters for visitors</VisuallyHidden>
          </legend>
          {FILTER_NAMES.map((name) => (
            <Checkbox
              key={name}
              label={FILTER_TEXT[name]}
              checked={filters.includes(name)}
              onChange={(event) => {
                const { checked } = event.currentTarget;
                onChange({
                  filters: FILTER_NAMES.filter((one) => (one === name ? checked : filters.includes(one))),
                });
              }}
            />
          ))}
        </fieldset>
      </Disclosure>
      <Disclosure summary="Language and units" open={locale !== "" || units !== ""}>
        <div className={styles["pair"]}>
          <Select
            label="Language"
            value={locale}
            onValueChange={(value) => onChange({ locale: value })}
            options={[
              { value: "", text: "As the page" },
              { value: "en", text: "English" },
              { value: "es", text: "Español" },
            ]}
          />
          <Select
            label="Units"
            value={units}
            onValueChange={(value) => onChange({ units: value })}
            options={[
              { value: "", text: "By language" },
              { value: "mi", text: "Miles" },
              { value: "km", text: "Kilometers" },
            ]}
          />
        </div>
      </Disclosure>
      <Disclosure summary="Size" open={height !== HEIGHTS.usual || width !== null}>
        <div className={styles["pair"]}>
          <NumberField
            label="Height"
            value={height}
            range={HEIGHTS}
            placeholder={String(HEIGHTS.usual)}
            onValueChange={(value) => onChange({ height: value ?? HEIGHTS.usual })}
          />
          <NumberField
            label="Maximum width"
            value={width}
            range={WIDTHS}
            placeholder="full width"
            onValueChange={(value) => onChange({ width: value })}
          />
        </div>
      </Disclosure>
      <Disclosure summary="Tracking" open={utm}>
        <Checkbox
          label="Add campaign tags to my application links"
          hint="Adds utm_source, utm_medium and utm_content so your applicant tracking system knows the source."
          checked={utm}
          onChange={(event) => onChange({ utm: event.currentTarget.checked })}
        />
      </Disclosure>
    </form>
  );
}
