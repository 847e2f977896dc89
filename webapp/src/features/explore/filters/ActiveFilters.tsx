import { t } from "#text";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { Button, Chip, classNames } from "../../../ui/index.ts";
import type { Show } from "../state/use-explore-state.ts";
import styles from "./ActiveFilters.module.css";
import { activeFilters, NO_FILTERS } from "./active-filters.ts";
import type { FilterNames } from "./filter-names.ts";

const cx = classNames(styles);

interface ActiveFiltersProps {
  state: ExploreState;
  names: FilterNames;
  show: Show;
}

/** The active filters as chips; pressing a chip removes its filter. */
export function ActiveFilters({ state, names, show }: ActiveFiltersProps) {
  const filters = activeFilters(state, names);
  if (filters.length === 0) return null;
  return (
    <ul className={cx("filters")} aria-label={t`Active filters`}>
      {filters.map(({ id, text, without }) => (
        <li key={id}>
          <Chip
            removable
            aria-label={t`Remove filter: ${text}`}
            onClick={() => show((current) => changed(current, without))}
          >
            <span className={cx("text")}>{text}</span>
          </Chip>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Button
            variant="bare"
            size="sm"
            onClick={() => show((current) => changed(current, NO_FILTERS))}
          >{t`Clear all`}</Button>
        </li>
      )}
    </ul>
  );
}
