import type { EmployerJobSummary } from "@jobmap/contract";
import { payText } from "@jobmap/widget/core";
import { Link } from "react-router";
import { plural, t } from "#text";
import { Badge, type Column, dayText, LOCATION_TYPE_TEXT, townText } from "../../ui/index.ts";
import { Clamped } from "../../ui/signed-in.ts";
import { JobActions } from "./JobActions.tsx";
import styles from "./JobsView.module.css";
import { STATUS_TEXT, STATUS_TONE, titleOf } from "./job-status.ts";

const NUMBER = new Intl.NumberFormat("en-US");
const EDITABLE = ["DRAFT", "PUBLISHED", "PAUSED"];

/** Columns of the employer's job table. */
export const JOB_COLUMNS: readonly Column<EmployerJobSummary>[] = [
  { id: "title", header: t`Job`, isTitle: true, sortable: true, cell: (job) => <JobTitle job={job} /> },
  {
    id: "state",
    header: t`State`,
    isPlain: true,
    sortable: true,
    cell: ({ status, close_reason }) => (
      <Badge tone={STATUS_TONE[status]}>
        {status === "CLOSED" && close_reason === "FILLED" ? t`Filled` : STATUS_TEXT[status]}
      </Badge>
    ),
  },
  {
    id: "pay",
    header: t`Pay`,
    sortable: true,
    cell: ({ base_salary }) => (base_salary ? payText(base_salary, "en-US") : t`Not stated`),
  },
  { id: "views", header: t`Views`, align: "end", sortable: true, cell: ({ views }) => NUMBER.format(views) },
  { id: "applicants", header: t`Applicants`, sortable: true, cell: (job) => <Applicants job={job} /> },
  { id: "ends", header: t`Date`, isPlain: true, sortable: true, cell: (job) => dateText(job) },
  {
    id: "actions",
    header: t`Actions`,
    isTools: true,
    cell: (job) => <JobActions job={job} />,
  },
];

/** Number of applicants, linked to them; for a job that takes applications elsewhere, the number of apply clicks. */
function Applicants({ job }: { job: EmployerJobSummary }) {
  const { applications, new_applications, apply_kind, apply_clicks } = job;
  const isElsewhere = apply_kind !== "NATIVE";
  return (
    <span className={styles["applicants"]}>
      {applications > 0 && (
        <Link to={`/employer/all-application?job=${job.id}`}>
          <span className={styles["count"]}>
            {plural(applications, { one: "# applicant", other: "# applicants" })}
          </span>
          {new_applications > 0 && (
            <b className={styles["count"]}>
              {plural(new_applications, { one: ", # new", other: ", # new" })}
            </b>
          )}
        </Link>
      )}
      {isElsewhere && (
        <span className={styles["place"]}>
          {plural(apply_clicks, { one: "# apply click", other: "# apply clicks" })}
        </span>
      )}
      {!isElsewhere && applications === 0 && (
        <span className={styles["place"]}>
          {job.first_published_at === null ? "–" : t({ message: "None yet", context: "applicants" })}
        </span>
      )}
    </span>
  );
}

function JobTitle({ job }: { job: EmployerJobSummary }) {
  const to = EDITABLE.includes(job.status) ? `/employer/post-job?id=${job.id}` : `/job/${job.id}`;
  const wasPublic = job.first_published_at !== null;
  return (
    <span className={styles["title"]}>
      <Clamped>
        {EDITABLE.includes(job.status) || wasPublic ? <Link to={to}>{titleOf(job)}</Link> : titleOf(job)}
      </Clamped>
      <span className={styles["place"]}>{placeOf(job)}</span>
      {job.is_unconfirmed && (
        <span className={styles["unpublished"]}>{t`Waiting for your confirmation`}</span>
      )}
      {job.has_unpublished_changes && EDITABLE.includes(job.status) && (
        <Link
          className={styles["unpublished"]}
          to={`/employer/post-job?id=${job.id}&step=review`}
        >{t`Unpublished changes`}</Link>
      )}
    </span>
  );
}

function placeOf({
  location_type,
  locations,
  openings,
  positions_filled,
  requisition_id,
}: EmployerJobSummary): string {
  const [first, ...more] = locations;
  const town = townText(first);
  const parts = [
    location_type === "ONSITE" && town ? undefined : LOCATION_TYPE_TEXT[location_type],
    town &&
      (more.length > 0
        ? t`${town} and ${plural(more.length, { one: "# more location", other: "# more locations" })}`
        : town),
    requisition_id ?? undefined,
    openings !== null && openings > 1 ? t`${positions_filled} of ${openings} filled` : undefined,
  ];
  return parts.filter(Boolean).join(", ");
}

function dateText({ status, valid_through, updated_at }: EmployerJobSummary): string {
  const isLive = status === "PUBLISHED" || status === "PAUSED";
  if (!isLive) return t`Changed ${dayText(updated_at) ?? updated_at}`;
  const end = dayText(valid_through);
  return end ? t`Until ${end}` : t`No end`;
}
