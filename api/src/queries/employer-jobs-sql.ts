import {
  type EmployerJobSort,
  type EmployerJobsFilter,
  type JobStatus,
  PAY_PERIODS_PER_YEAR,
} from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { JobScope } from "../policies/job-access.ts";
import { contains } from "./contains.ts";
import { visibleSql } from "./visible-jobs.ts";

/** Which of the listings that an employer sees are meant. */
export interface OwnJobs extends Omit<EmployerJobsFilter, "status"> {
  readonly scope: JobScope;
  readonly status?: readonly JobStatus[] | undefined;
}

/** SQL of a condition, and its named values. */
type Condition = readonly [sql: string, values?: Readonly<Record<string, unknown>>];

const OWN = "(SELECT id FROM jobs WHERE company_id = :company)";
const VIEWS = `LEFT JOIN (SELECT job_id, SUM(clicks) AS views FROM job_clicks
  WHERE kind = 'VIEW' AND job_id IN ${OWN} GROUP BY job_id) v ON v.job_id = j.id`;
const APPLICANTS = `LEFT JOIN (SELECT job_id, COUNT(*) AS total, SUM(status = 'APPLIED') AS fresh FROM applications
  WHERE job_id IN ${OWN} GROUP BY job_id) a ON a.job_id = j.id`;
const TOWN = "LEFT JOIN job_locations l ON l.job_id = j.id AND l.position = 0";

const YEARLY = `j.salary_min * CASE j.salary_unit ${Object.entries(PAY_PERIODS_PER_YEAR)
  .map(([unit, periods]) => `WHEN '${unit}' THEN ${periods}`)
  .join(" ")} END`;

/** What is compared for each order; listings for which it is null come last. Pay is compared among those of one currency. */
const SORTED_BY: Readonly<Record<EmployerJobSort, readonly string[]>> = {
  changed: ["j.updated_at"],
  title: ["NULLIF(j.title, '')"],
  town: ["l.locality", "l.region"],
  reference: ["NULLIF(j.requisition_id, '')"],
  state: ["j.status + 0"],
  pay: ["j.salary_currency", YEARLY],
  applicants: ["IFNULL(a.total, 0)"],
  new: ["IFNULL(a.fresh, 0)"],
  views: ["IFNULL(v.views, 0)"],
  ends: ["j.valid_through"],
};

/** The tables that a filter and an order need besides `jobs j`. Their values are `:company`. */
export function employerJobTables(filter: OwnJobs, sort: EmployerJobSort): string {
  const isApplied = filter.applicants !== undefined || sort === "applicants" || sort === "new";
  return [
    filter.views_below !== undefined || sort === "views" ? VIEWS : "",
    isApplied ? APPLICANTS : "",
    sort === "town" ? TOWN : "",
  ].join(" ");
}

export function employerJobOrder(sort: EmployerJobSort, order: "asc" | "desc"): string {
  const columns = SORTED_BY[sort];
  const last = columns.map((column) => `${column} IS NULL`).at(0) ?? "0";
  const compared = columns.map((column, at) =>
    sort === "pay" && at === 0 ? column : `${column} ${order === "asc" ? "ASC" : "DESC"}`,
  );
  return [last, ...compared, "j.id DESC"].join(", ");
}

/** The condition of a filter, but for its areas, and its values. `j` is the listing. */
export function employerJobWhere(
  filter: OwnJobs,
  now: Date,
): [sql: string, ...values: Readonly<Record<string, unknown>>[]] {
  const conditions = [[visibleSql(filter.scope)] as Condition, ...conditionsOf(filter, now)];
  return [
    conditions.map(([sql]) => `(${sql})`).join(" AND "),
    ...conditions.map(([, values]) => values ?? {}),
  ];
}

function conditionsOf(filter: OwnJobs, now: Date): Condition[] {
  const { id, status, search, applicants, views_below, ends_within, pay, unconfirmed } = filter;
  const conditions: Condition[] = [];
  if (id !== undefined) conditions.push(["j.id = :id", { id }]);
  if (status && status.length > 0) conditions.push(["j.status IN (:status)", { status: [...status] }]);
  if (search)
    conditions.push([
      `j.title LIKE :search OR j.requisition_id LIKE :search OR EXISTS
        (SELECT 1 FROM job_locations s WHERE s.job_id = j.id AND CONCAT_WS(', ', s.locality, s.region) LIKE :search)`,
      { search: contains(search) },
    ]);
  if (applicants) conditions.push([APPLIED[applicants]]);
  if (views_below !== undefined) conditions.push(["IFNULL(v.views, 0) < :views", { views: views_below }]);
  if (ends_within !== undefined)
    conditions.push([
      "j.status IN ('PUBLISHED', 'PAUSED') AND j.valid_through <= :soon",
      { soon: new Date(now.getTime() + ends_within * DAY_MS) },
    ]);
  if (pay) conditions.push([`j.salary_min IS ${pay === "stated" ? "NOT " : ""}NULL`]);
  if (unconfirmed !== undefined)
    conditions.push([
      `${unconfirmed ? "" : "NOT "}(j.status = 'PUBLISHED' AND j.confirm_asked_at IS NOT NULL)`,
    ]);
  return conditions;
}

const APPLIED = {
  none: "IFNULL(a.total, 0) = 0",
  some: "IFNULL(a.total, 0) > 0",
  new: "IFNULL(a.fresh, 0) > 0",
} as const;
