import type { DigestPeriod } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";

/** The shortest time between two digest mails to an account. */
export async function findDigestPeriod(database: Sequelize, accountId: number): Promise<DigestPeriod> {
  const [row] = await database.query<{ period: DigestPeriod }>(
    "SELECT period FROM notice_digests WHERE account_id = ?",
    { replacements: [accountId], type: QueryTypes.SELECT },
  );
  return row?.period ?? "HOUR";
}
