import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import {
  Badge,
  type Column,
  dayText,
  EmptyState,
  ErrorState,
  Page,
  Pagination,
  Table,
} from "../../ui/index.ts";
import { NeedsCompany } from "../company-profile/NeedsCompany.tsx";
import { STATUS_TEXT } from "../employer-jobs/job-status.ts";
import styles from "./ReportedJobs.module.css";
import { REASON_TEXT, REPORT_STATUS } from "./report-text.ts";

type Report = Data<"GET employer/job/get-reported-jobs">["items"][number];
const LIMIT = 20;

const COLUMNS: readonly Column<Report>[] = [
  { id: "job", header: t`Job`, isTitle: true, cell: ({ job }) => <JobName job={job} /> },
  { id: "reason", header: t`Reason`, cell: ({ reason, note }) => <Reason reason={reason} note={note} /> },
  { id: "day", header: t`Reported`, align: "end", cell: ({ created_at }) => dayText(created_at) },
  {
    id: "status",
    header: t`State`,
    isPlain: true,
    cell: ({ status }) => <Badge tone={REPORT_STATUS[status].tone}>{REPORT_STATUS[status].text}</Badge>,
  },
];

/** `/employer/reported-job-list`: problems that readers reported with the company's listings. */
export function ReportedJobsView() {
  return (
    <Page
      title={t`Reported jobs`}
      lead={t`Problems people reported with your jobs. Reports are anonymous. A correction often resolves them.`}
    >
      <NeedsCompany>
        <Reports />
      </NeedsCompany>
    </Page>
  );
}

function Reports() {
  const [params] = useSearchParams();
  const asked = Number(params.get("page") ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const reports = useQuery(
    endpointQuery("GET employer/job/get-reported-jobs", { query: { page, limit: LIMIT } }),
  );
  const { data } = reports;
  if (reports.isLoadingError)
    return (
      <ErrorState title={t`The reports did not load.`} onRetry={() => void reports.refetch()}>
        {reports.error.message}
      </ErrorState>
    );
  const pages = Math.ceil((data?.total ?? 0) / LIMIT);
  return (
    <>
      <Table<Report>
        caption={t`Reported jobs`}
        captionHidden
        columns={COLUMNS}
        rows={data?.items ?? []}
        keyOf={({ id }) => String(id)}
        loading={reports.isPending || reports.isPlaceholderData}
        empty={<EmptyState title={t`None of your jobs have been reported.`} />}
      />
      {pages > 1 && (
        <Pagination
          label={t`Pages of reports`}
          page={page}
          pages={pages}
          to={(n) => ({ search: `?page=${n}` })}
        />
      )}
    </>
  );
}

function JobName({ job }: Pick<Report, "job">) {
  const isOpen = job.status === "PUBLISHED" || job.status === "PAUSED";
  return (
    <span className={styles["two"]}>
      {isOpen ? <Link to={`/employer/post-job?id=${job.id}`}>{job.title}</Link> : job.title}
      <span className={styles["more"]}>{STATUS_TEXT[job.status]}</span>
    </span>
  );
}

function Reason({ reason, note }: Pick<Report, "reason" | "note">) {
  return (
    <span className={styles["two"]}>
      {REASON_TEXT[reason]}
      {note && <span className={styles["more"]}>{note}</span>}
    </span>
  );
}
