import { type EmployerJobSort, JOB_STATUSES, type JobStatus } from "@jobmap/contract";
import { col, fn, QueryTypes, type Sequelize } from "sequelize";
import { Job, JobEmploymentType, JobLocation, UnpublishedChanges } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { employerJobOrder, employerJobTables, employerJobWhere, type OwnJobs } from "./employer-jobs-sql.ts";
import { LONG_COLUMNS } from "./jobs.ts";
import { jobsWithin } from "./jobs-within.ts";
import { visibleWhere } from "./visible-jobs.ts";

export interface EmployerJobsPage extends OwnJobs {
  readonly sort?: EmployerJobSort | undefined;
  readonly order?: "asc" | "desc" | undefined;
  readonly page: number;
  readonly limit: number;
}

type Asked = { readonly database: Sequelize; readonly now: Date };

/** A page of a company's listings, with the exact total. */
export async function findEmployerJobs(
  asked: Asked,
  { page, limit, sort = "changed", order = sort === "changed" ? "desc" : "asc", ...filter }: EmployerJobsPage,
): Promise<{ jobs: Job[]; total: number }> {
  const ids = await findOwnJobIds(asked, filter, sort, order);
  const shown = ids.slice((page - 1) * limit, page * limit);
  const jobs = await Job.findAll({
    where: { id: shown },
    attributes: { exclude: LONG_COLUMNS },
    include: [
      { model: JobLocation, as: "locations", separate: true },
      { model: JobEmploymentType, as: "employmentTypes", separate: true },
      { model: UnpublishedChanges, as: "unpublished", attributes: ["jobId"] },
    ],
  });
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return { jobs: shown.flatMap((id) => byId.get(id) ?? []), total: ids.length };
}

/** Ids of all of a company's listings that a filter means, in order. */
export async function findOwnJobIds(
  { database, now }: Asked,
  filter: OwnJobs,
  sort: EmployerJobSort = "changed",
  order: "asc" | "desc" = "desc",
): Promise<number[]> {
  const [where, ...values] = employerJobWhere(filter, now);
  const rows = await database.query<{ id: number }>(
    `SELECT j.id FROM jobs j ${employerJobTables(filter, sort)} WHERE ${where} ORDER BY ${employerJobOrder(sort, order)}`,
    {
      replacements: { company: filter.scope.companyId, ...Object.assign({}, ...values) },
      type: QueryTypes.SELECT,
    },
  );
  const ids = rows.map(({ id }) => id);
  return filter.within === undefined ? ids : await jobsWithin(database, ids, filter.within);
}

/** How many of the listings of a scope are in each state. */
export async function countByStatus(scope: JobScope): Promise<Record<JobStatus, number>> {
  const rows = await Job.findAll({
    where: visibleWhere(scope),
    attributes: ["status", [fn("COUNT", col("id")), "jobs"]],
    group: ["status"],
  });
  const counts = new Map(rows.map((row) => [row.status, Number(row.get("jobs"))]));
  const all: Partial<Record<JobStatus, number>> = {};
  for (const status of JOB_STATUSES) all[status] = counts.get(status) ?? 0;
  return all as Record<JobStatus, number>;
}
