import { DIGEST_PERIODS, type DigestPeriod } from "@jobmap/contract";
import type { Services } from "../../services.ts";

/** Changes it; waiting notifications are mailed no later than one new period from now. */
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
