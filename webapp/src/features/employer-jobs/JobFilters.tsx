import { useEffect, useState } from "react";
import { t } from "#text";
import { useMedia } from "../../lib/use-media.ts";
import { Button, Disclosure, SearchField, Select } from "../../ui/index.ts";
import styles from "./JobsView.module.css";
import { beginsOf, FILTERS, type FilterName, SORTS } from "./job-filters.ts";
import { isNarrowed, type JobsSearch, NO_FILTERS } from "./use-jobs-search.ts";

interface JobFiltersProps {
  state: JobsSearch;
  show: (change: Partial<JobsSearch>) => void;
}

const NAMES = Object.keys(FILTERS) as FilterName[];
const ORDERS = [
  { value: "asc", text: t`Ascending` },
  { value: "desc", text: t`Descending` },
] as const;

/** Narrows the list of jobs, and puts it in order. */
export function JobFilters({ state, show }: JobFiltersProps) {
  const { search, filters, within, sort, order } = state;
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  const isPhone = useMedia("(max-width: 47.99rem)");
  const selects = (
    <div className={styles["selects"]}>
      {NAMES.map((name) => (
        <Select<string>
          key={name}
          label={FILTERS[name].label}
          options={FILTERS[name].options}
          value={filters[name]}
          onValueChange={(value) => show({ filters: { ...filters, [name]: value } })}
        />
      ))}
      <Select
        label={t`Sort by`}
        options={SORTS}
        value={sort}
        onValueChange={(next) => show({ sort: next, order: beginsOf(next) })}
      />
      <Select
        label={t`Order`}
        options={ORDERS}
        value={order}
        onValueChange={(next) => show({ order: next })}
      />
    </div>
  );
  return (
    <form
      className={styles["filters"]}
      aria-label={t`Filter jobs`}
      onSubmit={(event) => {
        event.preventDefault();
        show({ search: typed.trim() });
      }}
    >
      <div className={styles["search"]}>
        <SearchField
          label={t`Search your jobs`}
          labelHidden
          placeholder={t`Title, town or requisition ID`}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            if (text === "" && search !== "") show({ search: "" });
          }}
        />
      </div>
      {isPhone ? (
        <Disclosure summary={t`Filter and sort`} look="word">
          {selects}
        </Disclosure>
      ) : (
        selects
      )}
      {isNarrowed(state) && (
        <p className={styles["one"]}>
          {within !== "" && <span>{t`Only jobs in the area you drew on the map.`}</span>}
          <Button
            variant="line"
            size="sm"
            onClick={() => {
              setTyped("");
              show({ search: "", filters: NO_FILTERS, within: "" });
            }}
          >{t`Clear filters`}</Button>
        </p>
      )}
    </form>
  );
}
