import { DIGEST_PERIODS, type DigestPeriod } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";
import type { Services } from "../../services.ts";

/** At most how often an account is mailed. */
export async function findDigestPeriod(database: Sequelize, accountId: number): Promise<DigestPeriod> {
  const [row] = await database.query<{ period: DigestPeriod }>(
    "SELECT period FROM notice_digests WHERE account_id = ?",
    { replacements: [accountId], type: QueryTypes.SELECT },
  );
  return row?.period ?? "HOUR";
}

/** Changes it; what waits goes out no later than the new period after now. */
export async function setDigestPeriod(
  { database, signals, now }: Pick<Services, "database" | "signals" | "now">,
  accountId: number,
  period: DigestPeriod,
): Promise<void> {
  const latest = new Date(now().getTime() + DIGEST_PERIODS[period]);
  await database.query(
    `INSERT INTO notice_digests (account_id, period) VALUES (?, ?)
     ON DUPLICATE KEY UPDATE period = VALUES(period), next_at = IF(next_at > ?, ?, next_at)`,
    { replacements: [accountId, period, latest, latest] },
  );
  signals.send("digests");
}
