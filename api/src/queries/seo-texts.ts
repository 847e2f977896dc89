import { LRUCache } from "lru-cache";
import { QueryTypes, type Sequelize } from "sequelize";

export interface SeoText {
  title: string;
  description: string;
}

/** An operator's edit becomes visible within this many milliseconds. */
const CACHE_TTL_MS = 30_000;
const kept = new WeakMap<Sequelize, LRUCache<"texts", Map<string, SeoText>>>();

/** Title and description that an operator set for a page, by its path such as `/jobmap`; null if there are none. */
export async function findSeoText(database: Sequelize, page: string): Promise<SeoText | null> {
  const cache = kept.get(database) ?? new LRUCache({ max: 1, ttl: CACHE_TTL_MS });
  kept.set(database, cache);
  const texts = cache.get("texts") ?? (await readAll(database));
  cache.set("texts", texts);
  return texts.get(`/${page.split("/").filter(Boolean).join("/")}`) ?? null;
}

async function readAll(database: Sequelize): Promise<Map<string, SeoText>> {
  const rows = await database.query<{ page: string; title: string; description: string }>(
    "SELECT page, meta_title AS title, meta_description AS description FROM seo_texts",
    { type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ page, title, description }) => [page, { title, description }]));
}
