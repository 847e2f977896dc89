import type { JobSummary } from "@jobmap/contract";
import type { PlaceRank } from "../map/index.ts";
import { Category, Company, Job, JobEmploymentType, JobLocation, JobSkill, Skill } from "../models/index.ts";
import { presentJobSummary } from "../presenters/job.ts";

/** Columns that a list does not show and that are large. */
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

/**
 * Jobs as lists show them at `now`, in the order of `ids`. An id whose row has meanwhile gone is left out.
 * `distances`, in miles, go by the same positions; by `rank` each job's place that was searched for is its first.
 */
export async function findJobSummaries(
  ids: readonly number[],
  now: Date,
  distances?: ArrayLike<number> | undefined,
  rank?: PlaceRank | undefined,
): Promise<JobSummary[]> {
  if (ids.length === 0) return [];
  const rows = await Job.findAll({
    where: { id: [...ids] },
    attributes: { exclude: LONG_COLUMNS },
    include: SUMMARY_PARTS,
  });
  const byId = new Map(rows.map((job) => [job.id, job]));
  return ids.flatMap((id, position) => {
    const job = byId.get(id);
    const miles = distances?.[position];
    const distance = miles === undefined || !Number.isFinite(miles) ? null : miles;
    return job ? [presentJobSummary(job, now, { distance, rank })] : [];
  });
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

/** One whole job, or null. */
export function findJob(id: number): Promise<Job | null> {
  return Job.findByPk(id, {
    include: [...SUMMARY_PARTS, SKILLS],
  });
}
