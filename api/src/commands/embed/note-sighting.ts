import { SIGHTING_DAYS } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { retried } from "../../errors/retried.ts";

/** A company's map was asked for by a page of a host. */
export interface Sighting {
  readonly companyId: number;
  readonly host: string;
  readonly at: Date;
}

/** New hosts stored per company in a day. Programs can name any: further ones wait for the next. */
export const MAX_NEW_HOSTS_PER_DAY = 20;

/** Writes down that a host was seen. A company that is gone meanwhile has no row. */
export async function noteSighting(database: Sequelize, { companyId, host, at }: Sighting): Promise<void> {
  await retried(async () => {
    const [, known] = await database.query(
      "UPDATE embed_sightings SET last_seen_at = GREATEST(last_seen_at, ?) WHERE company_id = ? AND host = ?",
      { replacements: [at, companyId, host], type: QueryTypes.UPDATE },
    );
    if (known > 0) return;
    await database.query(
      `INSERT INTO embed_sightings (company_id, host, first_seen_at, last_seen_at)
       SELECT c.id, ?, ?, ? FROM companies c WHERE c.id = ?
         AND (SELECT COUNT(*) FROM embed_sightings s WHERE s.company_id = c.id AND s.first_seen_at > ?) < ?
       ON DUPLICATE KEY UPDATE last_seen_at = GREATEST(embed_sightings.last_seen_at, VALUES(last_seen_at))`,
      {
        replacements: [host, at, at, companyId, new Date(at.getTime() - DAY_MS), MAX_NEW_HOSTS_PER_DAY],
        type: QueryTypes.INSERT,
      },
    );
  });
}

/** Deletes hosts that have not been seen for longer than they are listed. */
export async function forgetSightings({
  database,
  now,
}: {
  database: Sequelize;
  now(): Date;
}): Promise<void> {
  await database.query("DELETE FROM embed_sightings WHERE last_seen_at <= ? LIMIT 10000", {
    replacements: [new Date(now().getTime() - SIGHTING_DAYS * DAY_MS)],
  });
}
