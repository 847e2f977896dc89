import { pino } from "pino";
import { MailWorker } from "../../../src/background/mail-worker.ts";
import { openDatabase } from "../../../src/database.ts";
import { readEnv } from "../../../src/env.ts";
import { createMail } from "../../../src/gateways/mail/index.ts";

/** Sends what the outbox holds, until it is killed. */
const env = readEnv();
const database = openDatabase({ url: env.DATABASE_URL, poolSize: 2 });
const worker = new MailWorker({
  database,
  gateway: createMail(database, env),
  log: pino({ level: "silent" }),
  site: { url: env.PUBLIC_URL },
  now: () => new Date(),
});
await worker.drain();
