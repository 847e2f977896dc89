import type { Answering } from "@jobmap/contract";
import { LRUCache } from "lru-cache";
import { QueryTypes, type Sequelize } from "sequelize";
import { answeringPoints } from "../policies/answering.ts";

/** How employers answer, kept for a minute: measured once an hour. */
const CACHE_TTL_MS = 60_000;
const kept = new WeakMap<Sequelize, LRUCache<"records", Map<number, Answering>>>();

/** How employers answer, by company; those without a record are not in it. */
export async function readAnswerRecords(database: Sequelize): Promise<Map<number, Answering>> {
  const cache = kept.get(database) ?? new LRUCache({ max: 1, ttl: CACHE_TTL_MS });
  kept.set(database, cache);
  const records =
    cache.get("records") ?? new Map((await readAll(database)).map(({ id, ...record }) => [id, record]));
  cache.set("records", records, { noUpdateTTL: true });
  return records;
}

/** What the employers' records of answers count in the order of a search, by company; those without a record are not in it. */
export async function readAnswerPoints(database: Sequelize): Promise<Map<number, number>> {
  return new Map((await readAll(database)).map(({ id, ...record }) => [id, answeringPoints(record)]));
}

function readAll(database: Sequelize): Promise<(Answering & { id: number })[]> {
  return database.query<Answering & { id: number }>(
    "SELECT id, answer_percent AS percent, answer_days AS within_days FROM companies WHERE answer_percent IS NOT NULL",
    { type: QueryTypes.SELECT },
  );
}
