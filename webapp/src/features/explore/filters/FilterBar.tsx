import { useRef } from "react";
import { t } from "#text";
import { categoryText } from "../../../lib/category-text.ts";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { lazyPart, type StandInProps } from "../../../lib/lazy-part.tsx";
import {
  Button,
  Chip,
  ChipRow,
  classNames,
  EMPLOYMENT_TYPE_TEXT,
  FilterIcon,
  Popover,
  Spinner,
  VisuallyHidden,
} from "../../../ui/index.ts";
import type { Show } from "../state/use-explore-state.ts";
import styles from "./FilterBar.module.css";
import { countFilters, type QuickFilters, toggled } from "./facet-text.ts";
import { postedChoice, shortPay } from "./filter-values.ts";

const cx = classNames(styles);
const FilterPanel = lazyPart(t`The filter`, () => import("./FilterPanel.tsx"), PanelStandIn);

function PanelStandIn({ failure }: StandInProps) {
  if (!failure)
    return (
      <p role="status">
        <Spinner />
        <VisuallyHidden>{t`Loading the filter`}</VisuallyHidden>
      </p>
    );
  return (
    <p role="alert">
      {failure.text} <Button variant="bare" size="sm" onClick={failure.retry}>{t`Try again`}</Button>
    </p>
  );
}

/** Number of categories that fit in the row. */
const QUICK_CATEGORIES = 4;

interface FilterBarProps {
  state: ExploreState;
  quick: QuickFilters | null;
  /** State of the jobs in the list. */
  tag: string | null;
  /** Matching remote jobs beside a place: they can be done from there too. */
  remote?: number | undefined;
  show: Show;
  onOpenAll: () => void;
}

/**
 * The most-used filters as chips; the first chip opens all others. Its own counts are of a search, and not shown once the map has moved
 * on; those in its panels are of what is shown.
 */
export function FilterBar({ state, quick, tag, remote: beside, show, onOpenAll }: FilterBarProps) {
  const inPanel = useRef(false);
  // Trying several values in one open panel adds one history entry, not five.
  const apply = (change: Partial<ExploreState>) => {
    show((current) => changed(current, change), inPanel.current ? "replace" : "push");
    inPanel.current = true;
  };
  const press = (change: Partial<ExploreState>) => show((current) => changed(current, change));
  const on = countFilters(state);
  const isRemote = state.locationTypes.length === 1 && state.locationTypes[0] === "TELECOMMUTE";
  const isCounted = state.bounds === null && state.area === null;
  const counted = isCounted ? quick : null;
  const remote = beside ?? counted?.location_type.find(({ value }) => value === "TELECOMMUTE")?.count;
  const { payFloor, employmentTypes, postedWithin } = state;
  const [onlyType] = employmentTypes;
  const panels = [
    ["pay", t`Pay`, payFloor !== null && t`${shortPay(payFloor)} or more`],
    [
      "type",
      t`Job type`,
      onlyType &&
        (employmentTypes.length === 1
          ? EMPLOYMENT_TYPE_TEXT[onlyType]
          : t`${employmentTypes.length} job types`),
    ],
    ["posted", t`Date posted`, postedWithin !== null && postedChoice(postedWithin)],
  ] as const;
  return (
    <div className={cx("bar")}>
      <ChipRow label={t`Filters`}>
        <Chip
          icon={<FilterIcon size="sm" />}
          aria-haspopup="dialog"
          onClick={onOpenAll}
          className={cx("all")}
        >
          {t`All filters`}
          {on > 0 && <span className={cx("on")}>{on}</span>}
        </Chip>
        <span className={cx("rule")} />
        {panels.map(([filter, name, set]) => (
          <Popover
            key={filter}
            label={name}
            onOpenChange={() => {
              inPanel.current = false;
            }}
            trigger={(wired) => (
              <Chip {...wired} opens className={cx(set && "set")}>
                {set || name}
              </Chip>
            )}
          >
            <FilterPanel filter={filter} state={state} tag={tag} onChange={apply} />
          </Popover>
        ))}
        <Chip
          pressed={isRemote}
          {...(remote === undefined ? {} : { count: remote })}
          onClick={() => press({ locationTypes: isRemote ? [] : ["TELECOMMUTE"] })}
        >{t`Remote`}</Chip>
        {quickCategories(quick, state).map(({ id, label, count }) => (
          <Chip
            key={id}
            pressed={state.categories.includes(id)}
            {...(isCounted ? { count } : {})}
            onClick={() => press({ categories: toggled(state.categories, id).sort((a, b) => a - b) })}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

/** The largest categories of the current results; selected ones come first. */
function quickCategories(quick: QuickFilters | null, { categories }: ExploreState) {
  const all = (quick?.category ?? []).map(({ value, label, count }) => ({
    id: Number(value),
    label: categoryText(label),
    count,
  }));
  const chosen = all.filter(({ id }) => categories.includes(id));
  const rest = all.filter(({ id, count }) => !categories.includes(id) && count > 0);
  return [...chosen, ...rest.slice(0, Math.max(0, QUICK_CATEGORIES - chosen.length))];
}
