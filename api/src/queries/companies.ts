import { LRUCache } from "lru-cache";
import { QueryTypes, type Sequelize } from "sequelize";
import { Company } from "../models/index.ts";
import { contains } from "./contains.ts";

/** A company by its id or its username; null if there is none or it is hidden. */
export function findCompany(idOrUsername: string): Promise<Company | null> {
  const where = /^\d{1,10}$/.test(idOrUsername) ? { id: Number(idOrUsername) } : { username: idOrUsername };
  return Company.findOne({ where: { ...where, showProfile: true } });
}

export interface CompanyPage {
  items: { company: Company; jobCount: number }[];
  total: number;
}

/** Companies whose name contains `search`, those with most open jobs first. */
export async function searchCompanies(
  database: Sequelize,
  { search, page, limit, now }: { search: string; page: number; limit: number; now: Date },
): Promise<CompanyPage> {
  const like = contains(search);
  const [total] = await database.query<{ total: number }>(
    "SELECT COUNT(*) AS total FROM companies WHERE show_profile AND name LIKE ?",
    { replacements: [like], type: QueryTypes.SELECT },
  );
  const found = await database.query<{ id: number; jobs: number }>(
    `SELECT c.id, COUNT(j.id) AS jobs FROM companies c LEFT JOIN jobs j
       ON j.company_id = c.id AND j.status = 'PUBLISHED' AND (j.valid_through IS NULL OR j.valid_through > ?)
     WHERE c.show_profile AND c.name LIKE ? GROUP BY c.id, c.name ORDER BY jobs DESC, c.name, c.id LIMIT ? OFFSET ?`,
    { replacements: [now, like, limit, (page - 1) * limit], type: QueryTypes.SELECT },
  );
  const rows = await Company.findAll({ where: { id: found.map(({ id }) => id) } });
  const byId = new Map(rows.map((company) => [company.id, company]));
  return {
    items: found.flatMap(({ id, jobs }) => {
      const company = byId.get(id);
      return company ? [{ company, jobCount: Number(jobs) }] : [];
    }),
    total: Number(total?.total ?? 0),
  };
}

/** Company searches are repeated with every move of the map; maximum age of a cached answer, in milliseconds. */
const CACHE_TTL_MS = 10_000;
const idsByName = new WeakMap<Sequelize, LRUCache<string, number[]>>();

/** Ids of the companies whose name contains `text`; with `thirdParty` only among unclaimed ones. */
export async function companyIdsByName(
  database: Sequelize,
  text: string,
  thirdParty: boolean,
): Promise<number[]> {
  const cache = idsByName.get(database) ?? new LRUCache({ max: 500, ttl: CACHE_TTL_MS });
  idsByName.set(database, cache);
  const key = `${thirdParty ? 1 : 0}${text.toLowerCase()}`;
  const known = cache.get(key);
  if (known) return known;
  const rows = await database.query<{ id: number }>(
    `SELECT id FROM companies WHERE name LIKE ? ${thirdParty ? "AND is_third_party" : ""} LIMIT 5000`,
    { replacements: [contains(text)], type: QueryTypes.SELECT },
  );
  const ids = rows.map((row) => row.id);
  cache.set(key, ids);
  return ids;
}
