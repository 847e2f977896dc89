import { MAP_FAILURE_DAYS, type MapFailureKey } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { retried } from "../errors/retried.ts";

/** Visits to one page that failed for one reason. */
export interface MapFailures extends MapFailureKey {
  readonly companyId: number;
  /** Visits in which the map did not load, or loaded late. */
  readonly visits: number;
  readonly recovered: number;
  readonly at: Date;
}

/** Rows stored per company and day. Strangers choose the page names: further ones are not counted. */
export const MAX_ROWS_PER_DAY = 100;

/** Adds visits to the day's count of their page and reason. */
export async function countMapFailures(database: Sequelize, failures: MapFailures): Promise<void> {
  const { companyId, page, reason, visits, recovered, at } = failures;
  const key = [companyId, dayOf(at), page, reason];
  await retried(async () => {
    const [, known] = await database.query(
      `UPDATE map_failures SET visits = visits + ?, recovered = recovered + ?, last_at = GREATEST(last_at, ?)
       WHERE company_id = ? AND day = ? AND page = ? AND reason = ?`,
      { replacements: [visits, recovered, at, ...key], type: QueryTypes.UPDATE },
    );
    if (known > 0) return;
    // Two concurrent requests may both find room: the limit only has to stop thousands.
    const [count] = await database.query<{ rows_there: number }>(
      "SELECT COUNT(*) AS rows_there FROM map_failures WHERE company_id = ? AND day = ?",
      { replacements: key.slice(0, 2), type: QueryTypes.SELECT },
    );
    if (Number(count?.rows_there ?? 0) >= MAX_ROWS_PER_DAY) return;
    await database.query(
      `INSERT INTO map_failures (company_id, day, page, reason, visits, recovered, last_at) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE visits = visits + VALUES(visits), recovered = recovered + VALUES(recovered),
         last_at = GREATEST(last_at, VALUES(last_at))`,
      { replacements: [...key, visits, recovered, at], type: QueryTypes.INSERT },
    );
  });
}

/** Deletes the counts of a company's page and reason. @returns whether there were any */
export async function dismissMapFailures(
  database: Sequelize,
  companyId: number,
  { page, reason }: MapFailureKey,
): Promise<boolean> {
  const gone = await database.query(
    "DELETE FROM map_failures WHERE company_id = ? AND page = ? AND reason = ?",
    { replacements: [companyId, page, reason], type: QueryTypes.BULKDELETE },
  );
  return gone > 0;
}

/** Deletes counts older than anything shown. */
export async function forgetMapFailures({
  database,
  now,
}: {
  database: Sequelize;
  now(): Date;
}): Promise<void> {
  await database.query("DELETE FROM map_failures WHERE day <= ? LIMIT 10000", {
    replacements: [dayOf(new Date(now().getTime() - MAP_FAILURE_DAYS * DAY_MS))],
  });
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
