import { SIGHTING_DAYS } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";

export interface SightedHost {
  readonly host: string;
  readonly first_seen_at: Date;
  readonly last_seen_at: Date;
}

/** Hosts that are listed; the reply says how many there are. */
export const MAX_HOSTS = 20;

/** The hosts on which a company's map was seen in the days that are kept, the latest first. */
export async function findSightings(
  database: Sequelize,
  companyId: number,
  now: Date,
): Promise<{ hosts: SightedHost[]; total: number }> {
  const replacements = [companyId, new Date(now.getTime() - SIGHTING_DAYS * DAY_MS)];
  const where = "FROM embed_sightings WHERE company_id = ? AND last_seen_at > ?";
  const hosts = await database.query<SightedHost>(
    `SELECT host, first_seen_at, last_seen_at ${where} ORDER BY last_seen_at DESC, host LIMIT ${MAX_HOSTS}`,
    { replacements, type: QueryTypes.SELECT },
  );
  if (hosts.length < MAX_HOSTS) return { hosts, total: hosts.length };
  const [counted] = await database.query<{ total: number }>(`SELECT COUNT(*) AS total ${where}`, {
    replacements,
    type: QueryTypes.SELECT,
  });
  return { hosts, total: Number(counted?.total ?? hosts.length) };
}
