import { Gauge, type Registry } from "prom-client";
import { QueryTypes, type Sequelize } from "sequelize";
import type { Server } from "socket.io";
import { z } from "zod";
import type { Services } from "../services.ts";

/** If the database does not answer within this time, its metrics are omitted; the others are needed most then. */
const MAX_WAIT_MS = 2_000;

/** Sequelize's connection pool, which its types omit. */
const Pooled = z.object({
  pool: z.object({ using: z.number(), available: z.number(), waiting: z.number() }),
});

const MailsDue = z.object({ mails: z.coerce.number(), oldest_seconds: z.coerce.number() });
type MailsDue = z.output<typeof MailsDue>;

const SubmissionsDue = z.array(
  z.object({ engine: z.string(), pages: z.coerce.number(), oldest_seconds: z.coerce.number() }),
);
type SubmissionsDue = z.output<typeof SubmissionsDue>;

type Figures = Readonly<Record<string, number>>;

/** Registers metrics computed at scrape time: the state of this process, and pending work in the database. */
export function registerState(registry: Registry, services: Services, io: Server): void {
  const { database, jobIndex, indexAudit, fileReaders, clock, drain } = services;
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const gauges = (name: string, help: string, label: string, read: () => Figures) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        for (const [value, figure] of Object.entries(read())) this.set({ [label]: value }, figure);
      },
    });

  gauges(
    "jobmap_database_connections",
    "Connections to the database; waiting: requests that wait for one.",
    "state",
    () => connectionsOf(database),
  );
  gauge("jobmap_index_jobs", "Jobs on the map.", () => jobIndex.index.size);
  gauge(
    "jobmap_index_lag_seconds",
    "Time since the map index was last up to date with the database.",
    () => jobIndex.lagMs / 1_000,
  );
  gauges(
    "jobmap_index_audit",
    "Searches replayed in SQL, those that the index answered differently, and rebuilds because of it, since the start.",
    "count",
    () => {
      const { searches, differences, rebuilds } = indexAudit.report;
      return { searches, differences, rebuilds };
    },
  );
  gauge("jobmap_sockets", "Open Socket.IO connections.", () => io.engine.clientsCount);
  gauges("jobmap_files_waiting", "Uploaded files that wait to be read.", "kind", () => fileReaders.waiting);
  gauge(
    "jobmap_clock_skew_seconds",
    "How far this machine is ahead of the database.",
    () => clock.skewMs / 1_000,
  );
  gauge("jobmap_stopping", "1 once the process has been asked to stop.", () => Number(drain.isOn));
  registerOutbox(registry, services);
  registerSubmissions(registry, services);
}

function registerOutbox(registry: Registry, { database, now }: Services): void {
  const gauge = (name: string, help: string, figure: keyof MailsDue) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const due = await within(MAX_WAIT_MS, mailsDue(database, now()));
        if (due) this.set(due[figure]);
        else this.remove();
      },
    });
  gauge("jobmap_outbox_mails", "Mails that are due and unsent.", "mails");
  gauge("jobmap_outbox_oldest_seconds", "How long the oldest unsent mail has been due.", "oldest_seconds");
}

/** How far search engines lag behind; nothing where none is told. */
function registerSubmissions(registry: Registry, { database, searchEngines, now }: Services): void {
  const engines = searchEngines.map(({ name }) => name);
  if (engines.length === 0) return;
  const gauge = (name: string, help: string, figure: "pages" | "oldest_seconds") =>
    new Gauge({
      name,
      help,
      labelNames: ["engine"],
      registers: [registry],
      async collect() {
        const rows = await within(MAX_WAIT_MS, submissionsDue(database, now()));
        this.reset();
        for (const engine of rows ? engines : [])
          this.set({ engine }, rows?.find((row) => row.engine === engine)?.[figure] ?? 0);
      },
    });
  gauge("jobmap_search_submissions", "Changed pages that a search engine was not told of yet.", "pages");
  gauge(
    "jobmap_search_submissions_oldest_seconds",
    "How long the oldest of them has been waiting.",
    "oldest_seconds",
  );
}

/** Connections in use, idle, and waited for. */
function connectionsOf(database: Sequelize): Figures {
  const { pool } = Pooled.parse(database.connectionManager);
  return { using: pool.using, idle: pool.available, waiting: pool.waiting };
}

async function mailsDue(database: Sequelize, now: Date): Promise<MailsDue> {
  const [row] = await database.query(
    `SELECT COUNT(*) AS mails,
       COALESCE(GREATEST(0, TIMESTAMPDIFF(SECOND, MIN(COALESCE(next_attempt_at, created_at)), ?)), 0) AS oldest_seconds
     FROM mails WHERE status = 'QUEUED' AND (next_attempt_at IS NULL OR next_attempt_at <= ?)`,
    { replacements: [now, now], type: QueryTypes.SELECT },
  );
  return MailsDue.parse(row);
}

async function submissionsDue(database: Sequelize, now: Date): Promise<SubmissionsDue> {
  const rows = await database.query(
    `SELECT engine, COUNT(*) AS pages, GREATEST(0, TIMESTAMPDIFF(SECOND, MIN(changed_at), ?)) AS oldest_seconds
     FROM search_submissions GROUP BY engine`,
    { replacements: [now], type: QueryTypes.SELECT },
  );
  return SubmissionsDue.parse(rows);
}

/** The result of a promise, or undefined if it rejects or takes longer. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  try {
    return await Promise.race([promise, tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
