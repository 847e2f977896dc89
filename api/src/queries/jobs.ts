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
