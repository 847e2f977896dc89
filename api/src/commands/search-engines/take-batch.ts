import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize, Transaction } from "sequelize";
import type { ChangeKind, PageChange, SearchEngine } from "../../gateways/search-engines/index.ts";

/** Longer than a request and a token can take together. A batch whose process died is taken again after it. */
export const LEASE_MS = 2 * MINUTE_MS;

/** Changes that one process has in hand. */
export interface Batch {
  readonly claim: string;
  readonly changes: readonly PageChange[];
}

interface EngineRow {
  readonly day: string | null;
  readonly used: number;
  readonly paused_until: Date | null;
}

/**
 * Takes the next changes for an engine, as many as its quota has left, and counts them as used: a process that dies has used them up, so
 * that no number of processes asks more than the quota. What is gone comes first, then what is newest: older changes are in the
 * sitemaps all along. @returns undefined if there is nothing to do now
 */
export async function takeBatch(
  database: Sequelize,
  { name, batchSize, dailyLimit }: SearchEngine,
  now: Date,
): Promise<Batch | undefined> {
  await database.query("INSERT IGNORE INTO search_engines (engine) VALUES (?)", { replacements: [name] });
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  return await database.transaction({ isolationLevel }, async (transaction) => {
    const select = <T extends object>(statement: string, replacements: unknown[]) =>
      database.query<T>(statement, { replacements, type: QueryTypes.SELECT, transaction });
    const [engine] = await select<EngineRow>(
      `SELECT DATE_FORMAT(day, '%Y-%m-%d') AS day, used, paused_until FROM search_engines WHERE engine = ? FOR UPDATE`,
      [name],
    );
    if (!engine || (engine.paused_until && engine.paused_until > now)) return undefined;
    const today = quotaDay(now);
    const used = engine.day === today ? engine.used : 0;
    const limit = Math.min(batchSize, dailyLimit === null ? batchSize : dailyLimit - used);
    if (limit <= 0) return undefined;
    const rows = await select<{ id: number; path: string; kind: ChangeKind }>(
      `SELECT id, path, kind FROM search_submissions
       WHERE engine = ? AND (next_attempt_at IS NULL OR next_attempt_at <= ?) AND (claimed_until IS NULL OR claimed_until <= ?)
       ORDER BY kind, changed_at DESC LIMIT ${limit} FOR UPDATE`,
      [name, now, now],
    );
    if (rows.length === 0) return undefined;
    const claim = randomUUID();
    const write = (statement: string, replacements: unknown[]) =>
      database.query(statement, { replacements, transaction });
    await write(
      "UPDATE search_submissions SET claim = ?, claimed_revision = revision, claimed_until = ? WHERE id IN (?)",
      [claim, new Date(now.getTime() + LEASE_MS), rows.map(({ id }) => id)],
    );
    await write("UPDATE search_engines SET day = ?, used = ? WHERE engine = ?", [
      today,
      used + rows.length,
      name,
    ]);
    return { claim, changes: rows.map(({ path, kind }) => ({ path, kind })) };
  });
}

/** Google's quotas begin anew at midnight in California. */
export function quotaDay(now: Date): string {
  return now.toLocaleDateString("en-CA", { timeZone: "America/Los_Angeles" });
}
