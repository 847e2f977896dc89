import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import {
  Category,
  Company,
  Job,
  JobEmploymentType,
  JobLocation,
  JobQuestion,
  JobSkill,
  Skill,
} from "../models/index.ts";

/** A listing with all that its employer edits. */
export interface WholeJob {
  readonly job: Job;
  readonly questions: readonly JobQuestion[];
}

const PARTS = [
  { model: Company, as: "company" },
  { model: Category, as: "category" },
  { model: JobLocation, as: "locations", separate: true },
  { model: JobEmploymentType, as: "employmentTypes", separate: true },
  { model: JobSkill, as: "skills", separate: true, include: [{ model: Skill, as: "skill" }] },
];

/**
 * One listing of a company.
 * @throws ApiError `not_found` for one that is not there or another company's
 */
export async function findWholeJob(
  id: number,
  companyId: number,
  transaction: Transaction | null = null,
): Promise<WholeJob> {
  const job = await Job.findOne({ where: { id, companyId }, include: PARTS, transaction });
  if (!job) throw notFound("job");
  const questions = await JobQuestion.findAll({
    where: { jobId: id },
    order: [["position", "ASC"]],
    transaction,
  });
  return { job, questions };
}

export interface JobClicks {
  readonly views: number;
  readonly applyClicks: number;
}
const NONE: JobClicks = { views: 0, applyClicks: 0 };

/** How often listings were opened and left for applying, of all time. */
export async function countClicks(
  database: Sequelize,
  ids: readonly number[],
): Promise<(id: number) => JobClicks> {
  if (ids.length === 0) return () => NONE;
  const rows = await database.query<{ job_id: number; views: string; applies: string }>(
    `SELECT job_id, SUM(IF(kind = 'VIEW', clicks, 0)) AS views, SUM(IF(kind = 'APPLY', clicks, 0)) AS applies
     FROM job_clicks WHERE job_id IN (?) GROUP BY job_id`,
    { replacements: [ids], type: QueryTypes.SELECT },
  );
  const byId = new Map(
    rows.map((row) => [row.job_id, { views: Number(row.views), applyClicks: Number(row.applies) }]),
  );
  return (id) => byId.get(id) ?? NONE;
}
