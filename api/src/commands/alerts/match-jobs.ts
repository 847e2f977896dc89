import { setImmediate as breathe } from "node:timers/promises";
import type { AlertFrequency } from "@jobmap/contract";
import { QueryTypes, Transaction } from "sequelize";
import { dueAt } from "../../alerts/due.ts";
import { readSearch } from "../../alerts/search.ts";
import { retried } from "../../errors/retried.ts";
import { JobIndex } from "../../map/index.ts";
import { readJobsById } from "../../queries/index-rows.ts";
import { resolveFilter } from "../../queries/job-filter.ts";
import type { Services } from "../../services.ts";

/** Jobs matched against the alerts per batch, alerts read per batch, and matches written per batch. */
const JOBS = 1_000;
const ALERTS = 2_000;
const MATCHES = 2_000;
/** Consecutive searches before the event loop yields to requests. */
const BREATH = 100;

interface AlertRow {
  id: number;
  search: string;
  frequency: AlertFrequency;
  time_zone: string;
  last_sent_at: Date | null;
}

/**
 * Matches newly published jobs against all alerts, and records which alerts to send them to. Each job is taken once, by one
 * process: its row is deleted in the transaction that writes its matches. Returns the number of jobs.
 */
export async function matchJobs(services: Services): Promise<number> {
  const { database } = services;
  // Without gap locks, so that the search for jobs does not block transactions that publish one.
  const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
  return await retried(() =>
    database.transaction({ isolationLevel }, async (transaction) => {
      const fresh = await database.query<{ job_id: number }>(
        `SELECT job_id FROM fresh_jobs ORDER BY job_id LIMIT ${JOBS} FOR UPDATE SKIP LOCKED`,
        { type: QueryTypes.SELECT, transaction },
      );
      if (fresh.length === 0) return 0;
      const ids = fresh.map(({ job_id }) => job_id);
      // Whatever their state: a listing that is paused right now is sent once it is public again.
      const index = JobIndex.build(await readJobsById(database, ids));
      for (let after = 0; ; ) {
        const alerts = await findAlerts(services, after, transaction);
        await store(services, await match(services, index, alerts), transaction);
        const last = alerts.at(-1);
        if (!last || alerts.length < ALERTS) break;
        after = last.id;
      }
      await database.query("DELETE FROM fresh_jobs WHERE job_id IN (?)", {
        replacements: [ids],
        transaction,
      });
      return ids.length;
    }),
  );
}

function findAlerts({ database }: Services, after: number, transaction: Transaction): Promise<AlertRow[]> {
  return database.query<AlertRow>(
    `SELECT l.id, l.search, l.frequency, l.time_zone, l.last_sent_at
     FROM job_alerts l JOIN accounts a ON a.id = l.account_id
     WHERE l.id > ? AND NOT l.paused AND a.deactivated_at IS NULL ORDER BY l.id LIMIT ${ALERTS}`,
    { replacements: [after], type: QueryTypes.SELECT, transaction },
  );
}

type Match = readonly [alertId: number, jobId: number, dueAt: Date];

/** Runs a search that many people share only once. */
async function match(services: Services, index: JobIndex, alerts: readonly AlertRow[]): Promise<Match[]> {
  const matches: Match[] = [];
  let searches = 0;
  for (const [search, own] of Map.groupBy(alerts, (alert) => alert.search)) {
    if (++searches % BREATH === 0) await breathe();
    const wanted = readSearch(JSON.parse(search));
    if (!wanted) {
      services.log.error({ alert: own[0]?.id }, "an alert's search cannot be read");
      continue;
    }
    const { filter } = await resolveFilter(wanted, services, { isExact: true });
    const { ids } = index.list(filter, { sort: "newest", limit: index.size });
    if (ids.length === 0) continue;
    for (const { id, frequency, time_zone: timeZone, last_sent_at: lastSentAt } of own) {
      const due = dueAt({ frequency, timeZone, lastSentAt }, services.now());
      for (const jobId of ids) matches.push([id, jobId, due]);
    }
  }
  return matches;
}

async function store(
  { database }: Services,
  matches: readonly Match[],
  transaction: Transaction,
): Promise<void> {
  // Alerts or jobs that were deleted meanwhile are ignored.
  for (let start = 0; start < matches.length; start += MATCHES)
    await database.query("INSERT IGNORE INTO job_alert_matches (alert_id, job_id, due_at) VALUES ?", {
      replacements: [matches.slice(start, start + MATCHES)],
      transaction,
    });
}
