import type { MapFailureReason } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";

/** Failure counts of one page and reason over some days. */
export interface FailedPage {
  readonly page: string;
  readonly reason: MapFailureReason;
  readonly visits: number;
  readonly recovered: number;
  readonly last_at: Date;
  /** The last day on which someone opened a job there; null for none. */
  readonly clicked_on: string | null;
}

const MAX_PAGES = 50;

/** Pages where a company's map failed in the last `days` days, today included, the latest first. Days are UTC. */
export async function findMapFailures(
  database: Sequelize,
  companyId: number,
  { days, now }: { days: number; now: Date },
): Promise<FailedPage[]> {
  const since = new Date(now.getTime() - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const rows = await database.query<FailedPage>(
    `SELECT f.page, f.reason, f.visits, f.recovered, f.last_at,
       (SELECT MAX(c.day) FROM company_clicks c
        WHERE c.company_id = ? AND c.day >= ? AND c.source = 'embed' AND c.page = f.page) AS clicked_on
     FROM (SELECT page, reason, SUM(visits) AS visits, SUM(recovered) AS recovered, MAX(last_at) AS last_at
           FROM map_failures WHERE company_id = ? AND day >= ? GROUP BY page, reason
           ORDER BY MAX(last_at) DESC, page, reason LIMIT ${MAX_PAGES}) f
     ORDER BY f.last_at DESC, f.page, f.reason`,
    { replacements: [companyId, since, companyId, since], type: QueryTypes.SELECT },
  );
  return rows.map((row) => ({ ...row, visits: Number(row.visits), recovered: Number(row.recovered) }));
}
