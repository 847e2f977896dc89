import type { Data, EmployerJobSummary } from "@jobmap/contract";
import { useCallback, useState } from "react";
import { call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import {
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
import styles from "./JobsView.module.css";
import { jobColumns } from "./job-columns.tsx";
import { TABS, type TabId } from "./job-status.ts";
import { useJobsSearch } from "./use-jobs-search.ts";

const LIMIT = 20;
type JobList = Data<"GET employer/job/list">;

/** `/employer/jobs`: the company's listings, what became of them, and what can be done with each. */
export function JobsView() {
  const { state, show, linkTo } = useJobsSearch();
  const { tab, search, page } = state;
  const [typed, setTyped] = useState(search);
  const load = useCallback(
    (signal: AbortSignal) =>
      call(
        "GET employer/job/list",
        { query: { status: statusesOf(tab), search, page, limit: LIMIT } },
        { signal },
      ),
    [tab, search, page],
  );
  const { loaded, reload } = useLoaded(load);
  const { data } = loaded;
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
        {loaded.status === "failed" ? (
          <ErrorState title="Your jobs did not load." onRetry={reload}>
            {loaded.failure}
          </ErrorState>
        ) : (
          <Table<EmployerJobSummary>
            caption="Your jobs"
            captionHidden
            columns={jobColumns(reload)}
            rows={data?.items ?? []}
            keyOf={(job) => String(job.id)}
            loading={loaded.status === "loading"}
            empty={<NoJobs tab={tab} search={search} />}
          />
        )}
        {pages > 1 && <Pagination label="Pages of your jobs" page={page} pages={pages} to={linkTo} />}
      </Tabs>
    </Page>
  );
}

function NoJobs({ tab, search }: { tab: TabId; search: string }) {
  if (search) return <EmptyState title={`No job of yours has “${search}” in its title or ID.`} />;
  if (tab !== "all") return <EmptyState title="No jobs here right now." />;
  return (
    <EmptyState
      title="Your first job is a few minutes away."
      action={<ButtonLink to="/employer/post-job">Post a job</ButtonLink>}
    >
      Published jobs are on the map and in your embeds within two seconds.
    </EmptyState>
  );
}

const statusesOf = (tab: TabId) => (TABS.find(({ id }) => id === tab)?.statuses ?? []).join(",");

function countOf({ counts }: JobList, tab: TabId): number {
  const statuses = TABS.find(({ id }) => id === tab)?.statuses ?? [];
  const counted = statuses.length === 0 ? Object.values(counts) : statuses.map((status) => counts[status]);
  return counted.reduce<number>((total, count) => total + (count ?? 0), 0);
}
