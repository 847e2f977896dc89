import { QueryTypes, type Sequelize } from "sequelize";
import { z } from "zod";
import { Schema } from "../../db/schema.ts";
import type { Env } from "../env.ts";
import { bootFailure } from "../errors/boot-failure.ts";
import { bad, count, duration, type Finding, good, warning } from "./finding.ts";

/** If a mail has been due for longer than this, in seconds, mail is not being sent. */
const MAX_DUE_SECONDS = 300;
/** Twice the interval of nightly backups, in seconds. */
const MAX_BACKUP_AGE_SECONDS = 2 * 86_400;
/** With a larger difference between clocks a process does not serve; a healthy one is within the second. */
const MAX_SKEW_SECONDS = 60;
const USUAL_SKEW_SECONDS = 2;

/** Checks the database: whether it answers, its tables, its clock, its connections, and its pending work. */
export async function examineDatabase(database: Sequelize, env: Env): Promise<Finding[]> {
  try {
    const server = await one(database, z.object({ version: z.string() }), "SELECT VERSION() AS version");
    const tables = await examineSchema(database);
    const findings = [good("Database", `answers, version ${server.version}`), tables];
    findings.push(await examineClock(database), await examineConnections(database, env));
    if (tables.state === "good") findings.push(await examineOutbox(database), await examineBackups(database));
    return findings;
  } catch (error) {
    const words = bootFailure(error, env.DATABASE_URL);
    if (words === undefined) throw error;
    return [bad("Database", words)];
  }
}

async function examineSchema(database: Sequelize): Promise<Finding> {
  const { applied, pending, unknown, unfinished } = await new Schema(database).status();
  if (unknown.length > 0)
    return bad(
      "Tables",
      `are from a newer release (${unknown.join(", ")}). This release does not start with them.`,
    );
  if (unfinished !== undefined)
    return bad("Tables", `${unfinished} was interrupted. npm run db -- migrate finishes it.`);
  if (pending.length > 0)
    return bad(
      "Tables",
      `${count(pending.length, "migration")} pending. npm run db -- migrate applies them.`,
    );
  return good("Tables", `match this release, the newest is ${applied.at(-1)}`);
}

async function examineClock(database: Sequelize): Promise<Finding> {
  const { at } = await one(database, z.object({ at: z.date() }), "SELECT UTC_TIMESTAMP(3) AS at");
  const seconds = Math.round((Date.now() - at.getTime()) / 100) / 10;
  const says = `this machine is ${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} the database`;
  if (Math.abs(seconds) > MAX_SKEW_SECONDS)
    return bad("Clocks", `${says}. Processes here refuse requests until the machine's clock is set (NTP).`);
  if (Math.abs(seconds) > USUAL_SKEW_SECONDS) return warning("Clocks", `${says}. Set it (NTP).`);
  return good("Clocks", says);
}

async function examineConnections(database: Sequelize, { DATABASE_POOL }: Env): Promise<Finding> {
  const rows = await database.query("SHOW GLOBAL VARIABLES WHERE Variable_name = 'max_connections'", {
    type: QueryTypes.SELECT,
  });
  const used = await database.query("SHOW GLOBAL STATUS WHERE Variable_name = 'Threads_connected'", {
    type: QueryTypes.SELECT,
  });
  const Figure = z.tuple([z.object({ Value: z.coerce.number() })]);
  const [{ Value: max }] = Figure.parse(rows);
  const [{ Value: now }] = Figure.parse(used);
  const says = `${now} of ${max} in use; each process takes up to ${DATABASE_POOL}`;
  return max - now < DATABASE_POOL
    ? warning("Connections", `${says}. Another process may not get connections: raise max_connections.`)
    : good("Connections", says);
}

async function examineOutbox(database: Sequelize): Promise<Finding> {
  const Outbox = z.object({ due: z.coerce.number(), oldest: z.coerce.number(), failed: z.coerce.number() });
  const { due, oldest, failed } = await one(
    database,
    Outbox,
    `SELECT COUNT(IF(status = 'QUEUED', 1, NULL)) AS due,
       COALESCE(MAX(IF(status = 'QUEUED', TIMESTAMPDIFF(SECOND, COALESCE(next_attempt_at, created_at), UTC_TIMESTAMP(3)), NULL)), 0) AS oldest,
       COUNT(IF(status = 'FAILED', 1, NULL)) AS failed
     FROM mails WHERE status = 'FAILED' OR (status = 'QUEUED' AND (next_attempt_at IS NULL OR next_attempt_at <= UTC_TIMESTAMP(3)))`,
  );
  const aside = failed > 0 ? `, ${count(failed, "mail")} set aside (see last_error in the table mails)` : "";
  if (oldest > MAX_DUE_SECONDS)
    return bad(
      "Outbox",
      `${count(due, "mail")} due, the oldest for ${duration(oldest)}${aside}. Is a process running whose WORKERS is not 0, and does SMTP_URL answer?`,
    );
  return (failed > 0 ? warning : good)("Outbox", `${count(due, "mail")} due${aside}`);
}

async function examineBackups(database: Sequelize): Promise<Finding> {
  const Last = z.object({ age: z.coerce.number().nullable() });
  const { age } = await one(
    database,
    Last,
    "SELECT TIMESTAMPDIFF(SECOND, MAX(made_at), UTC_TIMESTAMP(3)) AS age FROM backups",
  );
  if (age === null)
    return warning("Backup", "there is none yet. Make one every night: npm run backup -- --to …");
  const says = `the last one was made ${duration(age)} ago`;
  return age > MAX_BACKUP_AGE_SECONDS
    ? warning("Backup", `${says}. Is the nightly job running?`)
    : good("Backup", says);
}

async function one<T>(database: Sequelize, shape: z.ZodType<T>, statement: string): Promise<T> {
  const [row] = await database.query(statement, { type: QueryTypes.SELECT });
  return shape.parse(row);
}
