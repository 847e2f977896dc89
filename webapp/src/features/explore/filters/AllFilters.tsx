import type { FacetValue } from "@jobmap/contract";
import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import { type ReactNode, useState } from "react";
import { plural, t } from "#text";
import { categoryText } from "../../../lib/category-text.ts";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import {
  Button,
  Checkbox,
  classNames,
  Dialog,
  EMPLOYMENT_TYPE_TEXT,
  LOCATION_TYPE_TEXT,
} from "../../../ui/index.ts";
import type { Show } from "../state/use-explore-state.ts";
import styles from "./AllFilters.module.css";
import { EDUCATION_TEXT, NO_FILTERS } from "./active-filters.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import { choicesOf, countFilters, type FacetChoice, toggled } from "./facet-text.ts";
import type { FilterNames } from "./filter-names.ts";
import { hourText, POSTED_WITHIN, payFloors, postedChoice, yearText } from "./filter-values.ts";
import { useCounts } from "./use-counts.ts";

const cx = classNames(styles);

/** Categories shown before the user expands the list. */
const FEW = 8;

interface AllFiltersProps {
  state: ExploreState;
  /** State of the jobs in the list. */
  tag: string | null;
  names: FilterNames;
  show: Show;
  onClose: () => void;
}

/** Every filter with its counts. Changes apply only when the submit button is pressed; its label says how many jobs will be shown. */
export default function AllFilters({ state, tag, names, show, onClose }: AllFiltersProps) {
  const [draft, setDraft] = useState(state);
  const counts = useCounts(draft, tag);
  const set = (change: Partial<ExploreState>) => setDraft((current) => changed(current, change));
  const { total } = counts;
  return (
    <Dialog
      open
      placement="side"
      title={t`Filters`}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="line"
            onClick={() => set(NO_FILTERS)}
            disabled={countFilters(draft) === 0}
          >{t`Clear all`}</Button>
          <Button
            busy={counts.counting}
            onClick={() => {
              show((current) => changed(current, filtersOf(draft)));
              onClose();
            }}
          >
            {total === undefined ? t`Show jobs` : t`Show ${plural(total, { one: "# job", other: "# jobs" })}`}
          </Button>
        </>
      }
    >
      <div className={cx("groups")}>
        <div className={cx("group")}>
          <ChoiceList
            legend={t`Minimum pay per year`}
            anyText={t`Any pay`}
            value={draft.payFloor}
            onChange={(payFloor) => set({ payFloor })}
            choices={choicesOf(payFloors(draft.payFloor), yearText, counts.facets?.pay_floor)}
            hint={(cents) => t`${hourText(cents)} an hour`}
          />
        </div>
        <Boxes
          legend={t`Job type`}
          choices={choicesOf(
            EMPLOYMENT_TYPES,
            (type) => EMPLOYMENT_TYPE_TEXT[type],
            counts.facets?.employment_type,
          )}
          chosen={draft.employmentTypes}
          onToggle={(type) =>
            set({ employmentTypes: toggled(draft.employmentTypes, type, EMPLOYMENT_TYPES) })
          }
        />
        <Boxes
          legend={t`Workplace type`}
          choices={choicesOf(
            LOCATION_TYPES,
            (type) => LOCATION_TYPE_TEXT[type],
            counts.facets?.location_type,
          )}
          chosen={draft.locationTypes}
          onToggle={(type) => set({ locationTypes: toggled(draft.locationTypes, type, LOCATION_TYPES) })}
        />
        <div className={cx("group")}>
          <ChoiceList
            legend={t`Date posted`}
            anyText={t`Any time`}
            value={draft.postedWithin}
            onChange={(postedWithin) => set({ postedWithin })}
            choices={choicesOf(POSTED_WITHIN, postedChoice, counts.facets?.posted_within)}
          />
        </div>
        <Boxes
          legend={t`Category`}
          choices={idChoices(counts.facets?.category, draft.categories, names.categories).map((choice) => ({
            ...choice,
            label: categoryText(choice.label),
          }))}
          chosen={draft.categories}
          onToggle={(id) => set({ categories: toggled(draft.categories, id).sort((a, b) => a - b) })}
        />
        <Boxes
          legend={t`Education required`}
          choices={choicesOf(EDUCATION_LEVELS, (level) => EDUCATION_TEXT[level], counts.facets?.education)}
          chosen={draft.education}
          onToggle={(level) => set({ education: toggled(draft.education, level, EDUCATION_LEVELS) })}
        />
        <Boxes
          legend={t`Employer`}
          choices={idChoices(counts.facets?.company, draft.companies, names.companies)}
          chosen={draft.companies}
          onToggle={(id) => set({ companies: toggled(draft.companies, id).sort((a, b) => a - b) })}
        />
      </div>
    </Dialog>
  );
}

interface BoxesProps<Value> {
  legend: string;
  choices: readonly FacetChoice<Value>[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
}

function Boxes<Value extends string | number>({ legend, choices, chosen, onToggle }: BoxesProps<Value>) {
  const [all, setAll] = useState(false);
  const shown = all ? choices : choices.filter(({ value }, i) => i < FEW || chosen.includes(value));
  if (choices.length === 0) return null;
  return (
    <div className={cx("group")}>
      <fieldset className={cx("boxes")}>
        <legend className={cx("legend")}>{legend}</legend>
        {shown.map(
          ({ value, label, count }): ReactNode => (
            <Checkbox
              key={value}
              label={label}
              {...(count === undefined ? {} : { count })}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
            />
          ),
        )}
        {shown.length < choices.length && (
          <Button variant="bare" size="sm" className={cx("more")} onClick={() => setAll(true)}>
            {t`Show ${choices.length - shown.length} more`}
          </Button>
        )}
      </fieldset>
    </div>
  );
}

/** Values of a facet identified by id. Selected values stay in the list even when their count drops to zero. */
function idChoices(
  facet: readonly FacetValue[] | undefined,
  chosen: readonly number[],
  names: Readonly<Record<number, string>>,
): FacetChoice<number>[] {
  const known = (facet ?? []).map(({ value, label, count }) => ({ value: Number(value), label, count }));
  const missing = chosen.filter((id) => !known.some(({ value }) => value === id));
  return [...known, ...missing.map((value) => ({ value, label: names[value] ?? t`No. ${value}`, count: 0 }))];
}

/** The part of the state that the dialog controls: keywords and place may have changed behind it. */
function filtersOf(draft: ExploreState): Partial<ExploreState> {
  const { payFloor, employmentTypes, locationTypes, postedWithin, categories, education, companies } = draft;
  const { companyInfo, thirdParty } = draft;
  return {
    payFloor,
    employmentTypes,
    locationTypes,
    postedWithin,
    categories,
    education,
    companies,
    companyInfo,
    thirdParty,
  };
}
