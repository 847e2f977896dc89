import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import {
  Account,
  Category,
  Company,
  Job,
  JobEmploymentType,
  JobLocation,
  JobMarks,
  JobQuestion,
  UnpublishedChanges,
} from "../models/index.ts";
import { type Actor, permit } from "../policies/can.ts";
import type { JobScope } from "../policies/job-access.ts";
import type { WholeJob } from "../posting/whole-job.ts";
import { SKILLS } from "./jobs.ts";
import { visibleSql } from "./visible-jobs.ts";

const PARTS = [
  { model: Company, as: "company" },
  { model: Category, as: "category" },
  { model: JobLocation, as: "locations", separate: true },
  { model: JobEmploymentType, as: "employmentTypes", separate: true },
  SKILLS,
  { model: UnpublishedChanges, as: "unpublished" },
  { model: JobMarks, as: "marks" },
  { model: Account, as: "editor", attributes: ["id", "firstName", "lastName"] },
];

/**
 * Checks permission for a listing before it is read in full or locked: for others it takes as long as if the listing did not
 * exist.
 * @throws ApiError `not_found`
 */
export async function requireJob(
  actor: Actor,
  action: "job.read" | "job.edit" | "job.move" | "job.copy",
  id: number,
  transaction: Transaction | null = null,
): Promise<void> {
  permit(
    actor,
    action,
    await Job.findByPk(id, { attributes: ["id", "companyId"], transaction }),
    "Job not found.",
  );
}

/**
 * One listing with its questions and unpublished changes. {@link requireJob} checks permission.
 * @throws ApiError `not_found`
 */
export async function findWholeJob(id: number, transaction: Transaction | null = null): Promise<WholeJob> {
  const job = await Job.findByPk(id, { include: PARTS, transaction });
  if (!job) throw notFound("Job not found.");
  const questions = await JobQuestion.findAll({
    where: { jobId: id },
    order: [["position", "ASC"]],
    transaction,
  });
  return { job, questions, changes: job.unpublished?.changes ?? {} };
}

/** Totals of a listing over its lifetime. */
export interface JobCounts {
  readonly views: number;
  readonly applyClicks: number;
  readonly applications: number;
  /** Applications that have not been opened. */
  readonly newApplications: number;
}
const NO_COUNTS: JobCounts = { views: 0, applyClicks: 0, applications: 0, newApplications: 0 };

/** Totals of the given listings. */
export async function countByJob(
  database: Sequelize,
  ids: readonly number[],
): Promise<(id: number) => JobCounts> {
  if (ids.length === 0) return () => NO_COUNTS;
  const select = <Row extends object>(sql: string) =>
    database.query<Row>(sql, { replacements: [ids], type: QueryTypes.SELECT });
  const clicks = await select<{ job_id: number; views: string; applies: string }>(
    `SELECT job_id, SUM(IF(kind = 'VIEW', clicks, 0)) AS views, SUM(IF(kind = 'APPLY', clicks, 0)) AS applies
     FROM job_clicks WHERE job_id IN (?) GROUP BY job_id`,
  );
  const applications = await select<{ job_id: number; total: number; fresh: string }>(
    `SELECT job_id, COUNT(*) AS total, SUM(status = 'APPLIED') AS fresh
     FROM applications WHERE job_id IN (?) GROUP BY job_id`,
  );
  const clicksOf = new Map(clicks.map((row) => [row.job_id, row]));
  const applicationsOf = new Map(applications.map((row) => [row.job_id, row]));
  return (id) => ({
    views: Number(clicksOf.get(id)?.views ?? 0),
    applyClicks: Number(clicksOf.get(id)?.applies ?? 0),
    applications: Number(applicationsOf.get(id)?.total ?? 0),
    newApplications: Number(applicationsOf.get(id)?.fresh ?? 0),
  });
}

/** How many applications each listing of a scope has, and how many of them have not been opened. */
export async function countApplications(
  database: Sequelize,
  scope: JobScope,
): Promise<(id: number) => Pick<JobCounts, "applications" | "newApplications">> {
  const rows = await database.query<{ job_id: number; total: number; fresh: string }>(
    `SELECT a.job_id, COUNT(*) AS total, SUM(a.status = 'APPLIED') AS fresh
     FROM jobs j JOIN applications a ON a.job_id = j.id WHERE ${visibleSql(scope)} GROUP BY a.job_id`,
    { type: QueryTypes.SELECT },
  );
  const counts = new Map(
    rows.map((row) => [row.job_id, { applications: Number(row.total), newApplications: Number(row.fresh) }]),
  );
  return (id) => counts.get(id) ?? NO_COUNTS;
}
