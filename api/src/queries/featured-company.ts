import { LRUCache } from "lru-cache";
import type { Sequelize } from "sequelize";
import type { Services } from "../services.ts";
import { searchCompanies } from "./companies.ts";

/** The answer changes rarely and is needed for every frame; maximum age of the cached one, in milliseconds. */
const CACHE_TTL_MS = 60_000;
const kept = new WeakMap<Sequelize, LRUCache<"featured", string>>();

/**
 * Username of the company that `/company-iframe` shows: the one with the most open jobs on this site, which on an employer's own
 * installation is the employer. Null while no company has any.
 */
export async function featuredCompany({ database, now }: Services): Promise<string | null> {
  const cache = kept.get(database) ?? new LRUCache({ max: 1, ttl: CACHE_TTL_MS });
  kept.set(database, cache);
  const known = cache.get("featured");
  if (known !== undefined) return known;
  const { items } = await searchCompanies(database, { search: "", page: 1, limit: 1, now: now() });
  const [first] = items;
  if (!first || first.jobCount === 0) return null;
  cache.set("featured", first.company.username);
  return first.company.username;
}
