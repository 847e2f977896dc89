import { FILTER_NAMES } from "@jobmap/widget/options";
import { HEIGHTS, type StudioState, WIDTHS } from "@jobmap/widget/studio-state";
import { t } from "#text";
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
  search: t`Job or keyword`,
  location: t`City or ZIP`,
  type: t`Job type`,
  remote: t`Workplace type`,
  category: t`Category`,
  pay: t`Pay`,
} as const satisfies Record<(typeof FILTER_NAMES)[number], string>;

/** All options of an embed. Each change is previewed at once. */
export function Settings({ state, choice, onChange }: SettingsProps) {
  const { delivery, view, filters, locale, units, height, width, utm } = state;
  return (
    <form
      className={styles["settings"]}
      aria-label={t`Settings`}
      onSubmit={(event) => event.preventDefault()}
    >
      <CompanyField choice={choice} onChoose={(company) => onChange({ company })} />
      <RadioGroup
        legend={t`Embed type`}
        value={delivery}
        onValueChange={(value) => onChange({ delivery: value })}
        options={[
          { value: "script", label: t`Script tag`, hint: t`Two lines. Best for most sites.` },
          { value: "iframe", label: t`Iframe`, hint: t`For editors that block scripts.` },
          { value: "link", label: t`Shared link`, hint: t`A standalone page for email and posts.` },
          { value: "module", label: t`Module`, hint: t`For apps with a bundler.` },
        ]}
      />
      <RadioGroup
        legend={t`View`}
        look="steps"
        value={view}
        onValueChange={(value) => onChange({ view: value })}
        options={[
          { value: "both", label: t`Both` },
          { value: "map", label: t`Map` },
          { value: "list", label: t`List` },
        ]}
      />
      <LookFields state={state} onChange={onChange} />
      <Disclosure summary={t`Filters`} open={filters.length < FILTER_NAMES.length}>
        <fieldset className={styles["filters"]}>
          <legend>
            <VisuallyHidden>{t`Filters for visitors`}</VisuallyHidden>
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
      <Disclosure summary={t`Language and units`} open={locale !== "" || units !== ""}>
        <div className={styles["pair"]}>
          <Select
            label={t`Language`}
            value={locale}
            onValueChange={(value) => onChange({ locale: value })}
            options={[
              { value: "", text: t`As the page` },
              { value: "en", text: "English" },
              { value: "es", text: "Español" },
            ]}
          />
          <Select
            label={t`Units`}
            value={units}
            onValueChange={(value) => onChange({ units: value })}
            options={[
              { value: "", text: t`By language` },
              { value: "mi", text: t`Miles` },
              { value: "km", text: t`Kilometers` },
            ]}
          />
        </div>
      </Disclosure>
      <Disclosure summary={t`Size`} open={height !== HEIGHTS.usual || width !== null}>
        <div className={styles["pair"]}>
          <NumberField
            label={t`Height`}
            value={height}
            range={HEIGHTS}
            placeholder={String(HEIGHTS.usual)}
            onValueChange={(value) => onChange({ height: value ?? HEIGHTS.usual })}
          />
          <NumberField
            label={t`Maximum width`}
            value={width}
            range={WIDTHS}
            placeholder={t`full width`}
            onValueChange={(value) => onChange({ width: value })}
          />
        </div>
      </Disclosure>
      <Disclosure summary={t`Tracking`} open={utm}>
        <Checkbox
          label={t`Add campaign tags to my application links`}
          hint={t`Adds utm_source, utm_medium and utm_content so your applicant tracking system knows the source.`}
          checked={utm}
          onChange={(event) => onChange({ utm: event.currentTarget.checked })}
        />
      </Disclosure>
    </form>
  );
}
