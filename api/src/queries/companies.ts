import { LRUCache } from "lru-cache";
import { QueryTypes, type Sequelize } from "sequelize";
import { Company } from "../models/index.ts";
import type { ListedCompany } from "../models/listed-job.ts";
import type { Services } from "../services.ts";
import { contains } from "./contains.ts";
import { findListedCompanies } from "./listed-companies.ts";

/** A company by its id or its username; null if there is none or it is hidden. */
export function findCompany(idOrUsername: string): Promise<Company | null> {
  const where = /^\d{1,10}$/.test(idOrUsername) ? { id: Number(idOrUsername) } : { username: idOrUsername };
  return Company.findOne({ where: { ...where, showProfile: true } });
}

export interface CompanyPage {
  items: { company: ListedCompany; jobCount: number }[];
  total: number;
}

/** Companies whose name contains `search`, those with most open jobs first, from memory. */
export async function searchCompanies(
  { jobIndex }: Pick<Services, "jobIndex">,
  { search, page, limit }: { search: string; page: number; limit: number },
): Promise<CompanyPage> {
  await jobIndex.freshen();
  const found = jobIndex.companies.names.find(search, { offset: (page - 1) * limit, limit });
  const rows = await findListedCompanies(found.items.map(({ id }) => id));
  const byId = new Map(rows.map((company) => [company.id, company]));
  return {
    items: found.items.flatMap(({ id, jobs }) => {
      const company = byId.get(id);
      return company ? [{ company, jobCount: jobs }] : [];
    }),
    total: found.total,
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
