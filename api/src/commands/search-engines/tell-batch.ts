import { DAY_MS, HOUR_MS, MINUTE_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { EngineBusy, type SearchEngine } from "../../gateways/search-engines/index.ts";
import type { Batch } from "./take-batch.ts";

const MIN_BACKOFF_MS = MINUTE_MS;
const MAX_BACKOFF_MS = 6 * HOUR_MS;
/** A page that failed alone so often is left to the sitemaps. */
const MAX_ATTEMPTS = 8;
/** So is one that could not be told for so long. */
const MAX_AGE_MS = 3 * DAY_MS;

/** What a batch came to. */
export interface BatchEnd {
  readonly told: number;
  readonly refused: readonly { readonly path: string; readonly reason: string }[];
  /** Why the engine is left alone, and until when. */
  readonly pause?: { readonly error: EngineBusy; readonly until: Date };
}

/**
 * Tells an engine a batch and writes down what became of it. A page that changed while it was told stays in the queue; so does all of it
 * when the engine does not answer, which is then left alone for longer each time.
 */
export async function tellBatch(
  database: Sequelize,
  engine: SearchEngine,
  { claim, changes }: Batch,
  now: () => Date,
): Promise<BatchEnd> {
  const reply = await engine.tell(changes).catch((error: unknown) => {
    if (error instanceof EngineBusy) return error;
    throw error;
  });
  const write = (statement: string, replacements: unknown[]) => database.query(statement, { replacements });
  const untold = reply instanceof EngineBusy ? changes : reply.later;
  const refused = reply instanceof EngineBusy ? [] : reply.refused;
  const busy = reply instanceof EngineBusy ? reply : reply.busy;
  const gone = new Set(untold.map(({ path }) => path));
  const ended = changes.map(({ path }) => path).filter((path) => !gone.has(path));
  if (ended.length > 0)
    await write(
      "DELETE FROM search_submissions WHERE claim = ? AND revision = claimed_revision AND path IN (?)",
      [claim, ended],
    );
  // Failures of pages count where the engine is well: a page that it can never read must not come again for ever.
  if (!busy && untold.length > 0)
    await write(
      `UPDATE search_submissions SET attempts = attempts + 1,
         next_attempt_at = ? + INTERVAL LEAST(?, ? * POW(2, attempts - 1)) SECOND
       WHERE claim = ? AND path IN (?)`,
      [now(), MAX_BACKOFF_MS / 1_000, MIN_BACKOFF_MS / 1_000, claim, [...gone]],
    );
  await write("UPDATE search_submissions SET claim = NULL, claimed_until = NULL WHERE claim = ?", [claim]);
  const told = ended.length - refused.length;
  if (!busy) {
    await write(
      `UPDATE search_engines SET failures = 0, paused_until = NULL, last_error = NULL, told_at = IF(?, ?, told_at)
       WHERE engine = ?`,
      [told > 0, now(), engine.name],
    );
    return { told, refused };
  }
  return { told, refused, pause: { error: busy, until: await pause(database, engine, busy, now()) } };
}

async function pause(
  database: Sequelize,
  { name }: SearchEngine,
  error: EngineBusy,
  now: Date,
): Promise<Date> {
  const [row] = await database.query<{ failures: number }>(
    "SELECT failures FROM search_engines WHERE engine = ?",
    { replacements: [name], type: QueryTypes.SELECT },
  );
  const backoff = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** Math.min(row?.failures ?? 0, 20));
  const until = new Date(now.getTime() + Math.max(backoff, Math.min(error.retryAfterMs ?? 0, DAY_MS)));
  await database.query(
    "UPDATE search_engines SET failures = failures + 1, paused_until = ?, last_error = ? WHERE engine = ?",
    { replacements: [until, error.message.slice(0, 500), name] },
  );
  return until;
}

/** Forgets changes that could not be told in time: engines find them in the sitemaps. @returns how many */
export async function forgetOverdue(database: Sequelize, { name }: SearchEngine, now: Date): Promise<number> {
  const [, forgotten] = await database.query(
    "DELETE FROM search_submissions WHERE engine = ? AND (changed_at < ? OR attempts >= ?) AND claim IS NULL LIMIT 10000",
    {
      replacements: [name, new Date(now.getTime() - MAX_AGE_MS), MAX_ATTEMPTS],
      type: QueryTypes.UPDATE,
    },
  );
  return Number(forgotten);
}
