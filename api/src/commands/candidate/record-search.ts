import { createHash } from "node:crypto";
import { Op, QueryTypes } from "sequelize";
import { SearchHistoryEntry } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/** How many searches are saved per account. */
export const HISTORY_LENGTH = 50;

export interface Search {
  readonly accountId: number;
  readonly keyword: string;
  readonly location: string;
  readonly point: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly jobCount: number;
}

/** Saves a search. A repeated search with the same keyword and location moves to the top with its new count. */
export async function recordSearch(
  { database, now }: Pick<Services, "database" | "now">,
  { accountId, keyword, location, point, jobCount }: Search,
): Promise<void> {
  const digest = createHash("sha1").update(`${keyword.toLowerCase()}\n${location.toLowerCase()}`).digest();
  await database.query(
    `INSERT INTO search_history (account_id, digest, keyword, location, latitude, longitude, job_count, searched_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE latitude = VALUES(latitude), longitude = VALUES(longitude),
       job_count = VALUES(job_count), searched_at = VALUES(searched_at)`,
    {
      replacements: [
        accountId,
        digest,
        keyword,
        location,
        point?.latitude ?? null,
        point?.longitude ?? null,
        jobCount,
        now(),
      ],
      type: QueryTypes.INSERT,
    },
  );
  const [oldest] = await SearchHistoryEntry.findAll({
    where: { accountId },
    attributes: ["searchedAt"],
    order: [["searchedAt", "DESC"]],
    offset: HISTORY_LENGTH,
    limit: 1,
  });
  if (oldest)
    await SearchHistoryEntry.destroy({ where: { accountId, searchedAt: { [Op.lte]: oldest.searchedAt } } });
}
