import { setImmediate as breathe } from "node:timers/promises";
import type { Sequelize } from "sequelize";
import { gazetteerRows } from "../seed-places.ts";
import { FAMILIES } from "./families/index.ts";
import { generateDemo } from "./generate.ts";
import type { DemoJob } from "./job.ts";
import { companyRow, cultureRows, employmentTypeRows, jobRow, locationRows, skillRows } from "./rows.ts";
import { Tables } from "./tables.ts";

/** Some five megabytes, of which a server takes at least sixteen at a time. */
const JOBS_PER_BATCH = 2_000;
const JOBS_A_TURN = 50;
const JOBS_PER_STEP = 10_000;

/**
 * Fills an empty product with invented companies and jobs. Does nothing if demo companies already exist. Uses one
 * transaction: a loader killed halfway leaves nothing behind. The categories must exist.
 * @throws Error in production
 */
export async function loadDemo(
  database: Sequelize,
  { jobs, today }: { jobs: number; today: Date },
  say: (step: string) => void,
): Promise<void> {
  if (process.env["NODE_ENV"] === "production") throw new Error("Demo data is never loaded in production.");
  const isLoaded = await database.transaction(async (transaction) => {
    const tables = new Tables(database, transaction);
    if (await tables.hasDemoCompanies()) return false;
    const told = (done: number) =>
      say(`Loading demo data: ${done.toLocaleString("en-US")} of ${jobs.toLocaleString("en-US")} jobs`);
    told(0);
    // Its jobs are in no row of job_changes: a snapshot of the map index would miss them.
    await tables.empty("index_snapshots");
    const demo = generateDemo({ jobs, today }, gazetteerRows());
    await tables.insert("companies", demo.companies.map(companyRow));
    await tables.insertMissing("skills", "name", SKILLS);
    const ids = {
      company: await tables.ids(
        "companies",
        "username",
        demo.companies.map(({ username }) => username),
      ),
      category: await tables.ids("categories", "code", CATEGORY_CODES),
      skill: await tables.ids("skills", "name", SKILLS),
    };
    await tables.insert("company_cultures", cultureRows(demo.companies, ids.company, today));
    // Into empty tables, what we make needs no checks: no two rows have one key, and all that they name is there.
    const isFirst = await tables.isEmpty("jobs");
    if (isFirst) await tables.check(false);
    try {
      let done = 0;
      let written = Promise.resolve();
      for await (const batch of batches(demo.jobs(), JOBS_PER_BATCH)) {
        await written;
        // The database works on these while we make the next.
        written = insertJobs(tables, batch, ids);
        written.catch(() => {});
        done += batch.length;
        if (done % JOBS_PER_STEP === 0) told(done);
      }
      await written;
    } finally {
      if (isFirst) await tables.check(true);
    }
    return true;
  });
  // Until the server counts again by itself, minutes later, it takes the tables for empty and plans to read them whole.
  if (isLoaded) await database.query(`ANALYZE TABLE ${FILLED.join(", ")}`);
}

const FILLED = ["companies", "jobs", "job_locations", "job_employment_types", "job_skills"];

const OCCUPATIONS = FAMILIES.flatMap(({ occupations }) => occupations);
const CATEGORY_CODES = [...new Set(OCCUPATIONS.map(({ category }) => category))];
const SKILLS = [...new Set(OCCUPATIONS.flatMap(({ skills }) => skills))];

type IdOf = (value: string) => number;

async function insertJobs(
  tables: Tables,
  jobs: readonly DemoJob[],
  ids: { company: IdOf; category: IdOf; skill: IdOf },
): Promise<void> {
  const jobIds = await tables.insertCounted(
    "jobs",
    jobs.map((job) =>
      jobRow(job, ids.company(job.posting.company.username), ids.category(job.posting.occupation.category)),
    ),
  );
  const rows = <T>(make: (job: DemoJob, id: number) => T[]) =>
    jobs.flatMap((job, i) => make(job, jobIds[i] ?? 0));
  await tables.insert("job_locations", rows(locationRows));
  await tables.insert("job_employment_types", rows(employmentTypeRows));
  await tables.insert(
    "job_skills",
    rows((job, id) => skillRows(job, id, ids.skill)),
  );
}

/** Made in turns: what is sent meanwhile goes on. */
async function* batches<T>(items: Iterable<T>, size: number): AsyncGenerator<T[], void, undefined> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length % JOBS_A_TURN === 0) await breathe();
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
