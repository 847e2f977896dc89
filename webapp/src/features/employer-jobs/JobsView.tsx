import type { Data, EmployerJobSummary } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { plural, t } from "#text";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import type { Places } from "../../lib/server-state/held-list.ts";
import { useHeldList } from "../../lib/server-state/use-held-list.ts";
import { Button, ButtonLink, ErrorState, Page, Pagination, PlusIcon, Table, Tabs } from "../../ui/index.ts";
import { inPlace, placesOf } from "../notifications/in-place.ts";
import { NewsPill } from "../notifications/NewsPill.tsx";
import { BatchStatus } from "./BatchStatus.tsx";
import { BulkActions } from "./BulkActions.tsx";
import { JobFilters } from "./JobFilters.tsx";
import styles from "./JobsView.module.css";
import { JOB_COLUMNS } from "./job-columns.tsx";
import { isSort } from "./job-filters.ts";
import { TABS, type TabId, titleOf } from "./job-status.ts";
import { NoJobs } from "./NoJobs.tsx";
import { useJobSelection } from "./use-job-selection.ts";
import { filterOf, NO_FILTERS, sortOf, useJobsSearch } from "./use-jobs-search.ts";

const LIMIT = 50;
type JobList = Data<"GET employer/job/list">;

const PLACES: Places<JobList> = {
  places: ({ items }) => placesOf(items),
  patch: (shown, fresh) => ({ ...fresh, items: inPlace(shown.items, fresh.items) }),
};

/** `/employer/jobs`: the company's listings, their figures, and the actions available for each and for many at once. */
export function JobsView() {
  const canEdit = useSeatAtLeast("recruiter");
  const { state, show, showBatch, linkTo } = useJobsSearch();
  const { job, tab, page, sort, order, batch } = state;
  const query = endpointQuery("GET employer/job/list", {
    query: job ? { id: job } : { ...filterOf(state), sort, order, page: String(page), limit: String(LIMIT) },
  });
  const jobs = useQuery(query);
  const { data, news, isBehind } = useHeldList(query.queryKey, jobs, PLACES);
  const box = useRef<HTMLElement>(null);
  const rows = data?.items ?? [];
  const total = data?.total ?? 0;
  const pages = Math.ceil(total / LIMIT);
  const { selected, isAll, keys, choose, chooseAll, clear } = useJobSelection(state, rows, total);
  const showAll = () => show({ tab: "all", search: "", filters: NO_FILTERS, within: "" });
  const isWholePage = rows.length > 0 && rows.every(({ id }) => keys.has(String(id)));
  return (
    <Page
      title={t`Your jobs`}
      width="board"
      tools={canEdit && <ButtonLink to="/employer/post-job" icon={<PlusIcon />}>{t`Post a job`}</ButtonLink>}
    >
      <JobFilters state={state} show={show} />
      <Tabs
        label={t`Jobs by state`}
        tabs={TABS.map(({ id, text }) => ({ id, text, ...(data ? { count: countOf(data, id) } : {}) }))}
        selected={tab}
        onSelectedChange={(next) => show({ tab: next })}
      >
        <section ref={box} tabIndex={-1} aria-label={t`List`}>
          {batch !== "" && <BatchStatus key={batch} id={batch} onClose={() => showBatch("")} />}
          <NewsPill news={news} added={newJobs} box={box} />
          {job !== "" && (
            <p className={styles["one"]}>
              {t`Showing one job.`}{" "}
              <Button variant="line" size="sm" onClick={showAll}>{t`Show all your jobs`}</Button>
            </p>
          )}
          {jobs.isLoadingError ? (
            <ErrorState title={t`Your jobs did not load.`} onRetry={() => void jobs.refetch()}>
              {jobs.error.message}
            </ErrorState>
          ) : (
            <Table<EmployerJobSummary>
              caption={data ? plural(total, { one: "# job", other: "# jobs" }) : t`Your jobs`}
              columns={JOB_COLUMNS}
              rows={rows}
              keyOf={({ id }) => String(id)}
              loading={jobs.isPending || isBehind}
              sort={sortOf(state)}
              onSortChange={({ column, direction }) => {
                if (isSort(column)) show({ sort: column, order: direction === "ascending" ? "asc" : "desc" });
              }}
              hasSortElsewhere
              empty={<NoJobs state={state} onShowAll={showAll} />}
              {...(canEdit && {
                selection: {
                  selected: keys,
                  count: selected.count,
                  onSelectedChange: choose,
                  nameOf: titleOf,
                  actions: (
                    <>
                      <BulkActions
                        selected={selected}
                        onStarted={(started) => {
                          clear();
                          showBatch(String(started));
                        }}
                      />
                      {isWholePage && !isAll && total > rows.length && (
                        <Button variant="line" size="sm" onClick={chooseAll}>
                          {plural(total, { one: "Choose all # job", other: "Choose all # jobs" })}
                        </Button>
                      )}
                      <Button variant="line" size="sm" onClick={clear}>{t`Choose none`}</Button>
                    </>
                  ),
                },
              })}
            />
          )}
          {pages > 1 && <Pagination label={t`Pages of your jobs`} page={page} pages={pages} to={linkTo} />}
        </section>
      </Tabs>
    </Page>
  );
}

const newJobs = (count: number) => plural(count, { one: "# new job", other: "# new jobs" });

function countOf({ counts }: JobList, tab: TabId): number {
  const statuses = TABS.find(({ id }) => id === tab)?.statuses ?? [];
  const counted = statuses.length === 0 ? Object.values(counts) : statuses.map((status) => counts[status]);
  return counted.reduce<number>((total, count) => total + (count ?? 0), 0);
}
