import type { Sequelize } from "sequelize";
import type { IndexedJob } from "../../src/map/index.ts";

/** Rows of one statement. */
const BATCH = 2_000;

/**
 * Writes jobs with their companies, categories, places and words (as one skill) as they are, in few statements. Their index
 * must be loaded or told by `job_changes` afterwards.
 */
export async function insertJobs(database: Sequelize, jobs: readonly IndexedJob[]): Promise<void> {
  const insert = async (into: string, rows: readonly unknown[][]): Promise<void> => {
    for (let start = 0; start < rows.length; start += BATCH)
      await database.query(`INSERT IGNORE INTO ${into} VALUES ?`, {
        replacements: [rows.slice(start, start + BATCH)],
      });
  };
  const names = [...new Set(jobs.map(({ words }) => words))].filter((words) => words !== "");
  const skills = new Map(names.map((name, i) => [name, i + 1]));
  await insert(
    "companies (id, slug, username, name, name_key)",
    [...new Map(jobs.map((job) => [job.companyId, job.company]))].map(([id, name]) => [
      id,
      `company-${id}`,
      `company-${id}`,
      name,
      name.toLowerCase(),
    ]),
  );
  await insert(
    "categories (id, code, name)",
    [...new Set(jobs.flatMap(({ categoryId }) => categoryId ?? []))].map((id) => [
      id,
      `${id}-0000`,
      `Trade ${id}`,
    ]),
  );
  await insert(
    "skills (id, name)",
    [...skills].map(([name, id]) => [id, name]),
  );
  await insert(
    `jobs (id, slug, company_id, title, description, location_type, status, category_id, education_level, salary_currency,
      salary_min, salary_max, salary_unit, source, first_published_at, source_posted_at)`,
    jobs.map((job) => [
      job.id,
      `job-${job.id}`,
      job.companyId,
      job.title,
      "<p>Keeps the boats and the yard in order, in every season and most weather.</p>",
      job.locationType,
      "PUBLISHED",
      job.categoryId,
      job.educationLevel,
      job.pay?.currency ?? null,
      job.pay?.min ?? null,
      job.pay?.max ?? null,
      job.pay?.unit ?? null,
      "inserted",
      new Date(),
      job.postedAt === null ? null : new Date(job.postedAt * 1_000),
    ]),
  );
  await insert(
    "job_locations (job_id, position, locality, latitude, longitude, `precision`)",
    jobs.flatMap(({ id, locations }) =>
      locations.map((place, i) => [id, i, "Somewhere", place.latitude, place.longitude, place.precision]),
    ),
  );
  await insert(
    "job_employment_types (job_id, employment_type)",
    jobs.flatMap(({ id, employmentTypes }) => employmentTypes.map((type) => [id, type])),
  );
  await insert(
    "job_skills (job_id, skill_id)",
    jobs.flatMap(({ id, words }) => (skills.has(words) ? [[id, skills.get(words)]] : [])),
  );
}
