/**
 * Payments in a storm, more than `npm test` plays: `npm run bench -- payments [--payments 20000] [--kills 400] [--processes 2]
 * [--sigkills 60] [--seed 1]`. Each payment has a fate (paid, by bank, expired, refunded, disputed); its events come as five deliveries
 * a payment, shuffled, repeated, a tenth forged or stale, to this process and others. This one dies at a query, the others by SIGKILL,
 * and the connections of all to the database break. Ends with an error if a payment did
 * not publish its jobs exactly once or was not refunded, if the books are not zero or differ from the provider's, or if a forgery
 * had an effect.
 */
import { parseArgs } from "node:util";
import { QueryTypes, type Sequelize } from "sequelize";
import { prepareDatabase } from "../../db/prepare.ts";
import { openDatabase } from "../../src/database.ts";
import { findFaults } from "../../test/payments/storm/find-faults.ts";
import { storm } from "../../test/payments/storm/storm.ts";
import { recreateDatabase } from "../../test/support/recreate-database.ts";
import { startTestServer } from "../../test/support/server.ts";
import { Processes } from "./processes.ts";

const { values } = parseArgs({
  options: {
    payments: { type: "string", default: "20000" },
    kills: { type: "string", default: "400" },
    processes: { type: "string", default: "2" },
    sigkills: { type: "string", default: "60" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const whole = (name: keyof typeof values) => {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new Error(`--${name} must be a whole number from 1.`);
};
const [payments, kills, seed] = [whole("payments"), whole("kills"), whole("seed")];
const [count, sigkills] = [whole("processes"), whole("sigkills")];

const named = process.env["BENCH_DATABASE_URL"];
if (!named) throw new Error("BENCH_DATABASE_URL names the database server to use.");
const url = await recreateDatabase(named, "jobmap_payments_test");
const empty = openDatabase({ url, poolSize: 2 });
await prepareDatabase(empty, { url, say: () => {} }, { demoJobs: 0, now: new Date() });
await empty.close();

const database = openDatabase({ url, poolSize: 10 });
const server = await startTestServer(database, url, { settings: { ADDRESS_LIMITS: "1000" } });
const direct = openDatabase({ url, poolSize: 2 });
const { payments: gateway } = server.services;
if (!gateway.standIn) throw new Error("The benchmark has no real provider.");
const processes = new Processes({
  count,
  deathsPerChunk: (sigkills * 100) / (payments * 5),
  databaseUrl: url,
  database: direct,
  settings: {
    ADDRESS_LIMITS: "1000",
    ACCOUNT_LIMITS: "1000",
    LOG_LEVEL: "silent",
    STRIPE_SECRET_KEY: gateway.standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: gateway.standIn.webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${await gateway.standIn.port()}`,
  },
});
await processes.start();
// Sequelize says so on the console when a connection breaks at a COMMIT.
console.warn = () => {};
const started = performance.now();
const seconds = () => ((performance.now() - started) / 1_000).toFixed(1);
let breaks = 0;
try {
  const after = await storm(server, {
    payments,
    deliveries: payments * 5,
    kills,
    seed,
    others: processes,
    async breakDatabase() {
      breaks++;
      await breakConnections(direct);
    },
    say: (step) => console.error(`${seconds()} s  ${step}`),
  });
  const faults = await findFaults(server, after);
  const number = (value: number) => value.toLocaleString("en-US");
  console.log(
    `Seed ${seed}: ${number(payments)} payments as ${number(after.sent)} deliveries, ${number(after.forged)} of them forged or stale, ` +
      `${number(processes.deaths)} processes killed, ${number(after.deaths)} deaths at a query, ${number(breaks)} broken databases, ${number(after.failed)} deliveries sent again, in ${seconds()} s: ` +
      `${faults.length === 0 ? "each published its jobs once or was refunded, the ledger is zero and equals the provider's" : `${number(faults.length)} faults`}.`,
  );
  for (const fault of faults.slice(0, 50)) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await processes.end();
  await server.close();
  await database.close();
  await direct.close();
}

/** All connections to the database end, whatever they are doing, but the one that says so. */
async function breakConnections(by: Sequelize): Promise<void> {
  await by.transaction(async (transaction) => {
    const open = await by.query<{ id: number }>(
      "SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID()",
      { type: QueryTypes.SELECT, transaction },
    );
    // One may have ended by itself meanwhile.
    for (const { id } of open) await by.query(`KILL ${id}`, { transaction }).catch(() => {});
  });
}
