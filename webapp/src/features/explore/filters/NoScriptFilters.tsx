import { EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { t } from "#text";
import { type ExploreState, PARAM } from "../../../lib/explore-state.ts";
import { PREFIX } from "../../../lib/language.ts";
import { Button, EMPLOYMENT_TYPE_TEXT, LOCATION_TYPE_TEXT, Select } from "../../../ui/index.ts";
import { HiddenState } from "../state/HiddenState.tsx";
import { POSTED_WITHIN, payFloors, postedChoice, yearText } from "./filter-values.ts";
import styles from "./NoScriptFilters.module.css";

/** Parameters that the form sets itself, or that become invalid when filters change. */
const NOT_CARRIED = [
  PARAM.payFloor,
  PARAM.employmentTypes,
  PARAM.locationTypes,
  PARAM.postedWithin,
  PARAM.page,
  PARAM.area,
  PARAM.job,
  PARAM.reading,
];

interface NoScriptFiltersProps {
  state: ExploreState;
}

/** The filters for browsers without scripts: rendered by the server, so the browser's script does not carry them. */
export function NoScriptFilters(props: NoScriptFiltersProps) {
  return <noscript>{import.meta.env.SSR && <FilterForm {...props} />}</noscript>;
}

function FilterForm({ state }: NoScriptFiltersProps) {
  const any = { value: "", text: t`Any` };
  return (
    <form action={`${PREFIX}/jobmap`} method="get" aria-label={t`Filters`} className={styles["form"]}>
      <HiddenState state={state} without={NOT_CARRIED} />
      <Select
        label={t`Minimum pay per year`}
        name={PARAM.payFloor}
        value={String(state.payFloor ?? "")}
        onValueChange={() => {}}
        options={[any, ...payFloors(state.payFloor).map((cents) => option(cents, yearText))]}
      />
      <Select
        label={t`Job type`}
        name={PARAM.employmentTypes}
        value={state.employmentTypes[0] ?? ""}
        onValueChange={() => {}}
        options={[any, ...EMPLOYMENT_TYPES.map((value) => ({ value, text: EMPLOYMENT_TYPE_TEXT[value] }))]}
      />
      <Select
        label={t`Workplace type`}
        name={PARAM.locationTypes}
        value={state.locationTypes[0] ?? ""}
        onValueChange={() => {}}
        options={[any, ...LOCATION_TYPES.map((value) => ({ value, text: LOCATION_TYPE_TEXT[value] }))]}
      />
      <Select
        label={t`Date posted`}
        name={PARAM.postedWithin}
        value={String(state.postedWithin ?? "")}
        onValueChange={() => {}}
        options={[any, ...POSTED_WITHIN.map((value) => option(value, postedChoice))]}
      />
      <Button type="submit" variant="line">{t`Apply filters`}</Button>
    </form>
  );
}

function option(value: number, text: (value: number) => string) {
  return { value: String(value), text: text(value) };
}
