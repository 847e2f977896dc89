import { DAY_MS } from "@jobmap/contract/limits";
import type { Sequelize } from "sequelize";
import { insert } from "../insert.ts";

const DAYS = 90;
const KINDS = ["VIEW", "START"];
const SOURCES = ["web", "embed"];

/** Views and beginnings of applications of each job, for as many days as a dashboard adds up at once. */
export async function addClicks(
  database: Sequelize,
  jobIds: readonly number[],
  random: () => number,
): Promise<void> {
  const perJob = DAYS * KINDS.length * SOURCES.length;
  await insert(database, "job_clicks (job_id, day, kind, source, clicks)", jobIds.length * perJob, (n) => [
    jobIds[Math.floor(n / perJob)],
    new Date(Date.now() - (n % DAYS) * DAY_MS),
    KINDS[Math.floor(n / DAYS) % KINDS.length],
    SOURCES[Math.floor(n / DAYS / KINDS.length) % SOURCES.length],
    1 + Math.floor(random() * 9),
  ]);
}
