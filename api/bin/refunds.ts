/** `npm run refunds -- list | approve | decline`: decides refunds that were requested after the window of their plan. */
import { parseArgs } from "node:util";
import { QueryTypes, type Sequelize } from "sequelize";
import { orderDecision, type RefundDecision } from "../src/commands/payment/order-decision.ts";
import { openDatabase } from "../src/database.ts";
import { readDatabaseUrl, SettingsError } from "../src/env.ts";
import { moneyText } from "../src/format/money.ts";

const USAGE = `npm run refunds -- list               lists requests that wait for a decision
npm run refunds -- approve ID [WHY]   ends what it is about, and sends the money to where it was paid from
npm run refunds -- decline ID WHY     tells the employer why not

A running server carries it out within seconds.`;

class UsageError extends Error {}

interface Waiting {
  readonly id: number;
  readonly payment_id: number;
  readonly amount_minor: number;
  readonly currency: string;
  readonly plan_name: string;
  readonly company: string | null;
  readonly note: string;
  readonly created_at: Date;
}

async function list(database: Sequelize): Promise<string> {
  const rows = await database.query<Waiting>(
    `SELECT r.id, r.payment_id, r.amount_minor, p.currency, p.plan_name, c.name AS company, r.note, r.created_at
     FROM refund_requests r JOIN payments p ON p.id = r.payment_id LEFT JOIN companies c ON c.id = r.company_id
     WHERE r.status = 'REQUESTED' ORDER BY r.id`,
    { type: QueryTypes.SELECT },
  );
  if (rows.length === 0) return "No refund waits for a decision.";
  return rows
    .map(
      (row) =>
        `${row.id}  ${moneyText(row.amount_minor, row.currency)} of payment ${row.payment_id}, ${row.plan_name}, ${row.company ?? "a deleted company"}, since ${row.created_at.toISOString().slice(0, 10)}${row.note ? `: ${row.note}` : ""}`,
    )
    .join("\n");
}

async function decide(
  database: Sequelize,
  decision: RefundDecision,
  [id = "", ...words]: readonly string[],
): Promise<string> {
  const answer = words.join(" ").trim();
  if (!/^\d{1,9}$/.test(id) || (decision === "decline" && answer === "")) throw new UsageError(USAGE);
  const isOrdered = await orderDecision(database, { id: Number(id), decision, answer, at: new Date() });
  if (!isOrdered) throw new UsageError(`No refund ${id} waits for a decision.`);
  return decision === "approve"
    ? `Refund ${id} is approved; a running server sends it within seconds.`
    : `Refund ${id} is declined; a running server tells the employer within seconds.`;
}

async function run(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [verb, ...rest] = positionals;
  if (verb !== "list" && verb !== "approve" && verb !== "decline") throw new UsageError(USAGE);
  const database = openDatabase({ url: readDatabaseUrl(), poolSize: 1 });
  try {
    console.log(verb === "list" ? await list(database) : await decide(database, verb, rest));
  } finally {
    await database.close();
  }
}

await run().catch((error: unknown) => {
  const isPlain = error instanceof UsageError || error instanceof SettingsError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
});
