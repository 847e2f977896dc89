import type { Data, EmployerJobSummary } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import type { Places } from "../../lib/server-state/held-list.ts";
import { useHeldList } from "../../lib/server-state/use-held-list.ts";
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Page,
  Pagination,
  PlusIcon,
  SearchField,
  Table,
  Tabs,
} from "../../ui/index.ts";
import { inPlace, placesOf } from "../notifications/in-place.ts";
import { NewsPill } from "../notifications/NewsPill.tsx";
import styles from "./JobsView.module.css";
import { JOB_COLUMNS } from "./job-columns.tsx";
import { NOTHING_IN, TABS, type TabId } from "./job-status.ts";
import { NoSuchJob } from "./NoSuchJob.tsx";
import { useJobsSearch } from "./use-jobs-search.ts";

const LIMIT = 20;
type JobList = Data<"GET employer/job/list">;

const PLACES: Places<JobList> = {
  places: ({ items }) => placesOf(items),
  patch: (shown, fresh) => ({ ...fresh, items: inPlace(shown.items, fresh.items) }),
};

/** `/employer/jobs`: the company's listings, their figures, and the actions available for each. */
export function JobsView() {
  const { state, show, linkTo } = useJobsSearch();
  const { job, tab, search, page } = state;
  const [typed, setTyped] = useState(search);
  const query = endpointQuery("GET employer/job/list", {
    query: job ? { id: job } : { status: statusesOf(tab), search, page, limit: LIMIT },
  });
  const jobs = useQuery(query);
  const { data, news, isBehind } = useHeldList(query.queryKey, jobs, PLACES);
  const box = useRef<HTMLElement>(null);
  const pages = Math.ceil((data?.total ?? 0) / LIMIT);
  return (
    <Page
      title="Your jobs"
      width="table"
      tools={
        <ButtonLink to="/employer/post-job" icon={<PlusIcon />}>
          Post a job
        </ButtonLink>
      }
    >
      <form
        className={styles["search"]}
        onSubmit={(event) => {
          event.preventDefault();
          show({ search: typed.trim() });
        }}
      >
        <SearchField
          label="Search your jobs"
          labelHidden
          placeholder="Title or requisition ID"
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            if (text === "") show({ search: "" });
          }}
        />
      </form>
      <Tabs
        label="Jobs by state"
        tabs={TABS.map(({ id, text }) => ({ id, text, ...(data ? { count: countOf(data, id) } : {}) }))}
        selected={tab}
        onSelectedChange={(next) => show({ tab: next })}
      >
        <section ref={box} tabIndex={-1} aria-label="List">
          <NewsPill news={news} one="new job" box={box} />
          {job !== "" && (
            <p className={styles["one"]}>
              Showing one job.{" "}
              <Button variant="line" size="sm" onClick={() => show({ tab: "all", search: "" })}>
                Show all your jobs
              </Button>
            </p>
          )}
          {jobs.isLoadingError ? (
            <ErrorState title="Your jobs did not load." onRetry={() => void jobs.refetch()}>
              {jobs.error.message}
            </ErrorState>
          ) : (
            <Table<EmployerJobSummary>
              caption="Your jobs"
              captionHidden
              columns={JOB_COLUMNS}
              rows={data?.items ?? []}
              keyOf={(job) => String(job.id)}
              loading={jobs.isPending || isBehind}
              empty={
                <NoJobs
                  isOne={job !== ""}
                  tab={tab}
                  search={search}
                  onShowAll={() => {
                    setTyped("");
                    show({ tab: "all", search: "" });
                  }}
                />
              }
            />
          )}
          {pages > 1 && <Pagination label="Pages of your jobs" page={page} pages={pages} to={linkTo} />}
        </section>
      </Tabs>
    </Page>
  );
}

interface NoJobsProps {
  /** The address asks for a single job. */
  isOne: boolean;
  tab: TabId;
  search: string;
  onShowAll: () => void;
}

function NoJobs({ isOne, tab, search, onShowAll }: NoJobsProps) {
  if (isOne) return <NoSuchJob />;
  if (search !== "" || tab !== "all")
    return (
      <EmptyState
        title={search ? `No jobs match “${search}”.` : NOTHING_IN[tab]}
        action={
          <Button variant="line" onClick={onShowAll}>
            Show all your jobs
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title="Post your first job in minutes."
      action={<ButtonLink to="/employer/post-job">Post a job</ButtonLink>}
    >
      Published jobs appear on the map and in your embeds within two seconds.
    </EmptyState>
  );
}

const statusesOf = (tab: TabId) => (TABS.find(({ id }) => id === tab)?.statuses ?? []).join(",");

function countOf({ counts }: JobList, tab: TabId): number {
  const statuses = TABS.find(({ id }) => id === tab)?.statuses ?? [];
  const counted = statuses.length === 0 ? Object.values(counts) : statuses.map((status) => counts[status]);
  return counted.reduce<number>((total, count) => total + (count ?? 0), 0);
}
