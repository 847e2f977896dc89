import { setTimeout as sleep } from "node:timers/promises";
import { QueryTypes, type Sequelize } from "sequelize";
import { withDatabase } from "../bad-days/database.ts";
import { percentile, showTime } from "../map/timing.ts";
import { atMost, type Measured, type Setting } from "./measured.ts";
import { Visitor } from "./visitor.ts";

/** Longer than a change takes to reach the map. */
const FOLLOWED_MS = 1_500;
const FIRST_MS = 100;
const CHANGED_MS = 20;
const AGAIN_MS = 15;

interface Company {
  readonly username: string;
  readonly job: number;
  readonly jobs: number;
}

/** The map of the company with the most jobs: asked for first, again, and after one of its jobs has changed. */
export async function measureLargestCompany(setting: Setting): Promise<readonly Measured[]> {
  const { served, databaseUrl, seconds } = setting;
  const visitor = new Visitor(served.url);
  return withDatabase(databaseUrl, async (database) => {
    const { username, job, jobs } = await findLargest(database);
    const path = `/api/v1/map/company/${username}`;
    const [first = Number.NaN] = await visitor.askFor([path], 0);
    const again = await visitor.askFor([path], seconds);
    await changeJob(database, job);
    await sleep(FOLLOWED_MS);
    const [changed = Number.NaN] = await visitor.askFor([path], 0);
    const what = `map/company of ${jobs.toLocaleString("en-US")} jobs`;
    const p95 = percentile(again, 0.95);
    return [
      { what: `${what}, first`, measured: showTime(first), target: atMost(FIRST_MS, first) },
      {
        what: `${what}, again: p50 / p95`,
        measured: `${showTime(percentile(again, 0.5))} / ${showTime(p95)}`,
        target: atMost(AGAIN_MS, p95),
      },
      { what: `${what}, after a change`, measured: showTime(changed), target: atMost(CHANGED_MS, changed) },
    ];
  }).finally(() => visitor.close());
}

async function findLargest(database: Sequelize): Promise<Company> {
  const [found] = await database.query<Company>(
    `SELECT c.username, j.job, j.jobs FROM companies c JOIN (
       SELECT company_id, MIN(id) AS job, COUNT(*) AS jobs FROM jobs WHERE status = 'PUBLISHED'
       GROUP BY company_id ORDER BY jobs DESC LIMIT 1) j ON j.company_id = c.id`,
    { type: QueryTypes.SELECT },
  );
  if (!found) throw new Error("No company has a job.");
  return found;
}

/** Gives a job other pay, as its employer would. */
export async function changeJob(database: Sequelize, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await database.query("UPDATE jobs SET salary_min = salary_min - 1 WHERE id = ? AND salary_min > 100", {
      replacements: [id],
      transaction,
    });
    await database.query("INSERT INTO job_changes (job_id) VALUES (?)", { replacements: [id], transaction });
  });
}
