import type { SiteFigures } from "@jobmap/contract";
import { LRUCache } from "lru-cache";
import { QueryTypes, type Sequelize } from "sequelize";
import type { Services } from "../services.ts";

type Answering = NonNullable<SiteFigures["answering"]>;

/** With fewer measured employers than this, one of them would be the figure. */
const MIN_EMPLOYERS = 5;
/** Pages that say it may say it so much later, in milliseconds; it is measured once an hour. */
const CACHE_TTL_MS = 60_000;
const kept = new WeakMap<Sequelize, LRUCache<"answering", { readonly answering: Answering | null }>>();

/** What the site counts about itself, now. */
export async function siteFigures({
  database,
  jobIndex,
}: Pick<Services, "database" | "jobIndex">): Promise<Omit<SiteFigures, "embedBytes">> {
  const cache = kept.get(database) ?? new LRUCache({ max: 1, ttl: CACHE_TTL_MS });
  kept.set(database, cache);
  const known = cache.get("answering") ?? { answering: await readAnswering(database) };
  cache.set("answering", known);
  return {
    jobs: jobIndex.index.count({}),
    jobsWithPay: jobIndex.index.count({ payFloor: 1 }),
    ...known,
  };
}

/** The employer in the middle: half of them answer more of their applicants, and half of them sooner. */
export async function readAnswering(database: Sequelize): Promise<Answering | null> {
  const rows = await database.query<{ percent: number; days: number | null }>(
    "SELECT answer_percent AS percent, answer_days AS days FROM companies WHERE answer_percent IS NOT NULL",
    { type: QueryTypes.SELECT },
  );
  if (rows.length < MIN_EMPLOYERS) return null;
  const days = middle(rows.map((row) => row.days ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b));
  return {
    employers: rows.length,
    percent: middle(rows.map((row) => row.percent).toSorted((a, b) => b - a)),
    withinDays: Number.isFinite(days) ? days : null,
  };
}

/** Of values that get worse from the first on; of an even number, the worse of the two in the middle. */
function middle(values: readonly number[]): number {
  return values[Math.floor(values.length / 2)] ?? 0;
}
