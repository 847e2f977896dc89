import type { JobStatus, PaymentStatus } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { Job, Payment } from "../../../src/models/index.ts";
import type { TestServer } from "../../support/server.ts";
import { standInOf } from "../payment-world.ts";
import type { Fate, Order } from "./orders.ts";
import { refundFaults } from "./refund-faults.ts";
import type { Storm } from "./storm.ts";

type End = readonly [PaymentStatus, JobStatus];

/** Where each fate must end. */
const ENDS: Readonly<Record<Fate, End>> = {
  card: ["PAID", "PUBLISHED"],
  "three jobs": ["PAID", "PUBLISHED"],
  pack: ["PAID", "PUBLISHED"],
  "bank arrives": ["PAID", "PUBLISHED"],
  "bank fails": ["FAILED", "DRAFT"],
  expires: ["EXPIRED", "DRAFT"],
  "refunded by us": ["REFUNDED", "CLOSED"],
  "refund waits": ["REFUNDED", "CLOSED"],
  "refund unheard": ["REFUNDED", "CLOSED"],
  "refunded there": ["REFUNDED", "CLOSED"],
  "refunded in part": ["PARTIALLY_REFUNDED", "PUBLISHED"],
  "dispute lost": ["LOST", "CLOSED"],
  "dispute won": ["WON", "PAUSED"],
  "left open": ["OPEN", "PENDING_PAYMENT"],
};
/** Each death lets hours pass: a page that is left open for a day expires. */
const LATER: Partial<Record<Fate, End>> = { "left open": ["EXPIRED", "DRAFT"] };

/** Everything that is not as it must be after a storm, in words. */
export async function findFaults(server: TestServer, storm: Storm): Promise<string[]> {
  const faults = await Promise.all([
    endsOf(storm.orders),
    ledgerFaults(server),
    moneyFaults(server),
    refundFaults(server),
    onceFaults(server, storm.orders),
    forgeryFaults(server, storm),
  ]);
  return faults.flat();
}

async function endsOf(orders: readonly Order[]): Promise<string[]> {
  const payments = new Map((await Payment.findAll()).map((payment) => [payment.id, payment.status]));
  const jobs = await Job.findAll({ attributes: ["id", "status"] });
  const states = new Map(jobs.map(({ id, status }) => [id, status]));
  return orders.flatMap(({ id, fate, jobs: own }) => {
    const later = LATER[fate];
    const [payment, job] = later && payments.get(id) === later[0] ? later : ENDS[fate];
    const wrong = own.filter((jobId) => states.get(jobId) !== job);
    return [
      ...(payments.get(id) === payment ? [] : [`payment ${id}, ${fate}, is ${payments.get(id)}`]),
      ...wrong.map((jobId) => `job ${jobId} of payment ${id}, ${fate}, is ${states.get(jobId)}`),
    ];
  });
}

async function ledgerFaults({ services }: TestServer): Promise<string[]> {
  const ask = <T extends object>(sql: string) => services.database.query<T>(sql, { type: QueryTypes.SELECT });
  const units = await ask<{ unit: string; sum: string }>(
    "SELECT unit, SUM(amount) AS sum FROM ledger_entries GROUP BY unit HAVING sum <> 0",
  );
  const pairs = await ask<{ transfer: string }>(
    "SELECT transfer FROM ledger_entries GROUP BY transfer HAVING COUNT(*) <> 2 OR SUM(amount) <> 0",
  );
  return [
    ...units.map(({ unit, sum }) => `the ledger sums to ${sum} ${unit}`),
    ...pairs.map(({ transfer }) => `${transfer} is no pair that sums to zero`),
  ];
}

/** What the books say is at the provider is what is there. */
async function moneyFaults(server: TestServer): Promise<string[]> {
  const { state } = standInOf(server);
  const charged = state.charges
    .values()
    .filter(({ paid }) => paid)
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  const taken = state.disputes
    .values()
    .filter(({ status }) => status !== "won")
    .reduce((sum, { amount }) => sum + amount, 0);
  const [row] = await server.services.database.query<{ cash: string }>(
    "SELECT SUM(amount) AS cash FROM ledger_entries WHERE account = 'stripe_cash'",
    { type: QueryTypes.SELECT },
  );
  const cash = Number(row?.cash ?? 0);
  return cash === charged - taken ? [] : [`the books have ${cash}, the provider ${charged - taken}`];
}

/** Each publication, receipt and refund took place once. */
async function onceFaults({ services }: TestServer, orders: readonly Order[]): Promise<string[]> {
  const count = async (sql: string) => {
    const [row] = await services.database.query<{ n: number }>(sql, { type: QueryTypes.SELECT });
    return Number(row?.n ?? 0);
  };
  const paid = orders.filter(({ fate }) => !["bank fails", "expires", "left open"].includes(fate));
  const jobs = paid.reduce((sum, { jobs: own }) => sum + own.length, 0);
  const refunds = orders.filter(({ fate }) => fate.startsWith("refund")).length;
  const counts = {
    receipts: [await count("SELECT COUNT(*) AS n FROM mails WHERE template = 'receipt'"), paid.length],
    publications: [await count("SELECT COUNT(*) AS n FROM job_events WHERE action = 'pay'"), jobs],
    "published lines": [await count("SELECT COUNT(published_job_id) AS n FROM payment_jobs"), jobs],
    refunds: [await count("SELECT COUNT(*) AS n FROM refund_requests WHERE status = 'SUCCEEDED'"), refunds],
    "refunds in other states": [
      await count("SELECT COUNT(*) AS n FROM refund_requests WHERE status <> 'SUCCEEDED'"),
      0,
    ],
    "events set aside": [await count("SELECT COUNT(*) AS n FROM stripe_events WHERE status = 'FAILED'"), 0],
    "events that wait": [await count("SELECT COUNT(*) AS n FROM stripe_events WHERE status = 'QUEUED'"), 0],
    "tasks that wait or failed": [
      await count("SELECT COUNT(*) AS n FROM payment_tasks WHERE status <> 'DONE'"),
      0,
    ],
  } as const;
  return Object.entries(counts).flatMap(([what, [is, mustBe]]) =>
    is === mustBe ? [] : [`${is} ${what} instead of ${mustBe}`],
  );
}

async function forgeryFaults({ services }: TestServer, { forged, refused }: Storm): Promise<string[]> {
  const stored = await services.database.query(
    "SELECT event_id FROM stripe_events WHERE event_id LIKE 'evt\\_forged%'",
    { type: QueryTypes.SELECT },
  );
  return [
    ...(forged === refused ? [] : [`${forged - refused} forged events were not refused`]),
    ...(stored.length === 0 ? [] : [`${stored.length} forged events were stored`]),
  ];
}
