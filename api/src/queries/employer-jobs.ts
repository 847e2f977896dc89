import { JOB_STATUSES, type JobStatus } from "@jobmap/contract";
import { col, fn, Op, type WhereOptions } from "sequelize";
import { Job, JobEmploymentType, JobLocation, UnpublishedChanges } from "../models/index.ts";
import { contains } from "./contains.ts";
import { LONG_COLUMNS } from "./jobs.ts";

export interface EmployerJobsFilter {
  readonly companyId: number;
  /** Only this listing. */
  readonly id?: number | undefined;
  readonly status?: readonly JobStatus[] | undefined;
  /** Part of a title or a requisition id. */
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A page of a company's listings, the latest change first, with the exact total. */
export async function findEmployerJobs(filter: EmployerJobsFilter): Promise<{ jobs: Job[]; total: number }> {
  const where = condition(filter);
  const total = await Job.count({ where });
  const jobs = await Job.findAll({
    where,
    attributes: { exclude: LONG_COLUMNS },
    include: [
      { model: JobLocation, as: "locations", separate: true },
      { model: JobEmploymentType, as: "employmentTypes", separate: true },
      { model: UnpublishedChanges, as: "unpublished", attributes: ["jobId"] },
    ],
    order: [
      ["updatedAt", "DESC"],
      ["id", "DESC"],
    ],
    offset: (filter.page - 1) * filter.limit,
    limit: filter.limit,
  });
  return { jobs, total };
}

/** How many listings a company has in each state. */
export async function countByStatus(companyId: number): Promise<Record<JobStatus, number>> {
  const rows = await Job.findAll({
    where: { companyId },
    attributes: ["status", [fn("COUNT", col("id")), "jobs"]],
    group: ["status"],
  });
  const counts = new Map(rows.map((row) => [row.status, Number(row.get("jobs"))]));
  const all: Partial<Record<JobStatus, number>> = {};
  for (const status of JOB_STATUSES) all[status] = counts.get(status) ?? 0;
  return all as Record<JobStatus, number>;
}

function condition({ companyId, id, status, search }: EmployerJobsFilter): WhereOptions<Job> {
  const pattern = search && contains(search);
  return {
    companyId,
    ...(id === undefined ? {} : { id }),
    ...(status && status.length > 0 ? { status: { [Op.in]: [...status] } } : {}),
    ...(pattern
      ? { [Op.or]: [{ title: { [Op.like]: pattern } }, { requisitionId: { [Op.like]: pattern } }] }
      : {}),
  };
}
