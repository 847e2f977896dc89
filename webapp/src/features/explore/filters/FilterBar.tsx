import type { Facets } from "@jobmap/contract";
import { EMPLOYMENT_TYPES } from "@jobmap/contract/enums";
import { useRef } from "react";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import {
  Checkbox,
  Chip,
  ChipRow,
  classNames,
  EMPLOYMENT_TYPE_TEXT,
  FilterIcon,
  Popover,
} from "../../../ui/index.ts";
import type { Show } from "../state/use-explore-state.ts";
import { ChoiceList } from "./ChoiceList.tsx";
import styles from "./FilterBar.module.css";
import { choicesOf, countFilters, toggled } from "./facet-text.ts";
import { hourText, POSTED_WITHIN, payFloors, postedChoice, shortPay, yearText } from "./filter-values.ts";

const cx = classNames(styles);

/** Number of categories that fit in the row. */
const QUICK_CATEGORIES = 4;

interface FilterBarProps {
  state: ExploreState;
  facets: Facets | null;
  /** Matching remote jobs beside a place: they can be done from there too. */
  remote?: number | undefined;
  show: Show;
  onOpenAll: () => void;
}

/** The most-used filters as chips; the first chip opens all others. Counts are of the jobs that would remain. */
export function FilterBar({ state, facets, remote: beside, show, onOpenAll }: FilterBarProps) {
  const inPanel = useRef(false);
  // Trying several values in one open panel adds one history entry, not five.
  const apply = (change: Partial<ExploreState>) => {
    show((current) => changed(current, change), inPanel.current ? "replace" : "push");
    inPanel.current = true;
  };
  const press = (change: Partial<ExploreState>) => show((current) => changed(current, change));
  const panel = { onOpenChange: () => (inPanel.current = false) };
  const on = countFilters(state);
  const types = choicesOf(EMPLOYMENT_TYPES, (type) => EMPLOYMENT_TYPE_TEXT[type], facets?.employment_type);
  const isRemote = state.locationTypes.length === 1 && state.locationTypes[0] === "TELECOMMUTE";
  const remote = beside ?? facets?.location_type.find(({ value }) => value === "TELECOMMUTE")?.count;
  const [onlyType] = state.employmentTypes;
  return (
    <div className={cx("bar")}>
      <ChipRow label="Filters">
        <Chip
          icon={<FilterIcon size="sm" />}
          aria-haspopup="dialog"
          onClick={onOpenAll}
          className={cx("all")}
        >
          All filters
          {on > 0 && <span className={cx("on")}>{on}</span>}
        </Chip>
        <span className={cx("rule")} />
        <Popover
          {...panel}
          label="Pay"
          trigger={(wired) => (
            <Chip {...wired} opens className={cx(state.payFloor !== null && "set")}>
              {state.payFloor === null ? "Pay" : `${shortPay(state.payFloor)} or more`}
            </Chip>
          )}
        >
          <ChoiceList
            legend="Minimum pay per year"
            anyText="Any pay"
            value={state.payFloor}
            onChange={(payFloor) => apply({ payFloor })}
            choices={choicesOf(payFloors(facets, state.payFloor), yearText, facets?.pay_floor)}
            hint={(cents) => `${hourText(cents)} an hour`}
          />
        </Popover>
        <Popover
          {...panel}
          label="Job type"
          trigger={(wired) => (
            <Chip {...wired} opens className={cx(onlyType && "set")}>
              {onlyType === undefined
                ? "Job type"
                : state.employmentTypes.length === 1
                  ? EMPLOYMENT_TYPE_TEXT[onlyType]
                  : `${state.employmentTypes.length} job types`}
            </Chip>
          )}
        >
          <fieldset className={cx("panel")}>
            <legend className={cx("legend")}>Job type</legend>
            {types.map(({ value, label, count }) => (
              <Checkbox
                key={value}
                label={label}
                {...(count === undefined ? {} : { count })}
                checked={state.employmentTypes.includes(value)}
                onChange={() =>
                  apply({ employmentTypes: toggled(state.employmentTypes, value, EMPLOYMENT_TYPES) })
                }
              />
            ))}
          </fieldset>
        </Popover>
        <Popover
          {...panel}
          label="Date posted"
          trigger={(wired) => (
            <Chip {...wired} opens className={cx(state.postedWithin !== null && "set")}>
              {state.postedWithin === null ? "Date posted" : postedChoice(state.postedWithin)}
            </Chip>
          )}
        >
          <ChoiceList
            legend="Date posted"
            anyText="Any time"
            value={state.postedWithin}
            onChange={(postedWithin) => apply({ postedWithin })}
            choices={choicesOf(days(state.postedWithin), postedChoice, facets?.posted_within)}
          />
        </Popover>
        <Chip
          pressed={isRemote}
          {...(remote === undefined ? {} : { count: remote })}
          onClick={() => press({ locationTypes: isRemote ? [] : ["TELECOMMUTE"] })}
        >
          Remote
        </Chip>
        {quickCategories(facets, state).map(({ id, label, count }) => (
          <Chip
            key={id}
            pressed={state.categories.includes(id)}
            count={count}
            onClick={() => press({ categories: toggled(state.categories, id).sort((a, b) => a - b) })}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function days(present: number | null): number[] {
  return [...new Set([...POSTED_WITHIN, ...(present === null ? [] : [present])])].sort((a, b) => a - b);
}

/** The largest categories of the current results; selected ones come first. */
function quickCategories(facets: Facets | null, { categories }: ExploreState) {
  const all = (facets?.category ?? []).map(({ value, label, count }) => ({
    id: Number(value),
    label,
    count,
  }));
  const chosen = all.filter(({ id }) => categories.includes(id));
  const rest = all.filter(({ id, count }) => !categories.includes(id) && count > 0);
  return [...chosen, ...rest.slice(0, Math.max(0, QUICK_CATEGORIES - chosen.length))];
}
