import { Category, Company, Job, JobEmploymentType, JobLocation, JobSkill, Skill } from "../models/index.ts";

/** Large columns that lists do not show. */
export const LONG_COLUMNS = [
  "description",
  "responsibilities",
  "qualifications",
  "benefits",
  "otherCompensation",
  "licences",
];

const SUMMARY_PARTS = [
  { model: Company, as: "company" },
  { model: Category, as: "category" },
  { model: JobLocation, as: "locations", separate: true },
  { model: JobEmploymentType, as: "employmentTypes", separate: true },
];

/** Jobs by id with what lists show of them; ids whose row has been deleted meanwhile are missing. */
export async function findListedJobs(ids: readonly number[]): Promise<Map<number, Job>> {
  if (ids.length === 0) return new Map();
  const rows = await Job.findAll({
    where: { id: [...ids] },
    attributes: { exclude: LONG_COLUMNS },
    include: SUMMARY_PARTS,
  });
  return new Map(rows.map((job) => [job.id, job]));
}

/** Skills in the order in which the listing names them. */
export const SKILLS = {
  model: JobSkill,
  as: "skills",
  separate: true,
  include: [{ model: Skill, as: "skill" }],
  order: [
    ["position", "ASC"],
    ["skillId", "ASC"],
  ] as [string, string][],
};

/** The parts of a whole listing. */
export const WHOLE_JOB = [...SUMMARY_PARTS, SKILLS];

/** One whole job, or null. */
export function findJob(id: number): Promise<Job | null> {
  return Job.findByPk(id, { include: WHOLE_JOB });
}
