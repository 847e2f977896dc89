import type { Data, EmployerJob } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import type { StandIn } from "../../src/gateways/payments/index.ts";
import { type Account, Company, Job, Payment } from "../../src/models/index.ts";
import { DETAIL, draftJob } from "../employer/postings.ts";
import { buildJob } from "../support/build.ts";
import type { TestClient, TestServer } from "../support/server.ts";

export const CARD = "4242424242424242";
export const DECLINED = "4000000000000002";
export const REFUNDS_WAIT = "4000000000007726";
export const BANK = { bankAccount: "000123456789" };
export const PAYER = { email: "buyer@example.com", name: "Ada Harbor", country: "US" };
export const DAY = 86_400_000;
/** Of the stand-in's price of a single job: 99.00 and 6 % tax. */
export const SINGLE = { net: 9_900, tax: 594, total: 10_494 };

/** The stand-in that plays Stripe for a test's server. */
export function standInOf({ services }: TestServer): StandIn {
  const { standIn } = services.payments;
  if (!standIn) throw new Error("Tests have no real provider.");
  return standIn;
}

/** Waits until nothing is under way: events, what follows from them, and events of that. */
export async function settled(server: TestServer): Promise<void> {
  const { workers } = server;
  for (let round = 0; round < 4; round++) {
    await standInOf(server).webhooks.drain();
    await workers.paymentEvents.drain();
    await workers.paymentTasks.drain();
  }
}

export type Checkout = Data<"POST employer/payment/create-checkout-session">;

export const checkout = (employer: TestClient, plan: string, ...jobs: number[]): Promise<Checkout> =>
  employer.ok("POST employer/payment/create-checkout-session", "employer/payment/create-checkout-session", {
    plan,
    job_ids: jobs,
  });

export async function sessionOf(paymentId: number): Promise<string> {
  const payment = await Payment.findByPk(paymentId, { rejectOnEmpty: true });
  return payment.checkoutSessionId ?? "";
}

/** Pays on the provider's page, and waits for all that follows. */
export async function pay(server: TestServer, paymentId: number, card = CARD): Promise<void> {
  standInOf(server).pay(await sessionOf(paymentId), { instrument: { card }, payer: PAYER });
  await settled(server);
}

/** Drafts that can be published, written directly: the form takes a second for ten of them. */
export async function draftRows(
  { id, companyId }: Pick<Account, "id" | "companyId">,
  count: number,
): Promise<number[]> {
  const company = await Company.findByPk(companyId ?? 0, { rejectOnEmpty: true });
  const ids: number[] = [];
  for (let n = 0; n < count; n++) {
    const draft = {
      status: "DRAFT",
      firstPublishedAt: null,
      createdBy: id,
      openings: 1,
      description: DETAIL.description,
      salaryCurrency: "USD",
      salaryMin: 2_100,
      salaryUnit: "HOUR",
    } as const;
    ids.push((await buildJob(draft, { company })).id);
  }
  return ids;
}

/** A job that was paid with the plan. */
export async function paidJob(
  server: TestServer,
  employer: TestClient,
  { plan = "single", card = CARD } = {},
): Promise<{ job: EmployerJob; paymentId: number }> {
  const job = await draftJob(employer);
  const { payment } = await checkout(employer, plan, job.id);
  await pay(server, payment.id, card);
  return { job, paymentId: payment.id };
}

export const show = (employer: TestClient, id: number) =>
  employer.ok("GET employer/payment/{id}", `employer/payment/${id}`);

export const showTransaction = (employer: TestClient, id: number) =>
  employer.ok("GET employer/payment/transaction-detail/{id}", `employer/payment/transaction-detail/${id}`);

export const statusOf = async (jobId: number) => (await Job.findByPk(jobId, { rejectOnEmpty: true })).status;

/** What the bell told of payments, the first before the last. */
export async function newsOf({ services }: TestServer): Promise<string[]> {
  const rows = await services.database.query<{ notice_values: string }>(
    "SELECT notice_values FROM notifications WHERE type = 'payment' ORDER BY id",
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ notice_values }) => JSON.parse(notice_values).news);
}

/** Sums of the whole ledger by unit: all must be zero. */
export async function ledgerSums({ services }: TestServer): Promise<Record<string, number>> {
  const rows = await services.database.query<{ unit: string; sum: string }>(
    "SELECT unit, SUM(amount) AS sum FROM ledger_entries GROUP BY unit ORDER BY unit",
    { type: QueryTypes.SELECT },
  );
  return Object.fromEntries(rows.map(({ unit, sum }) => [unit, Number(sum)]));
}

/** Balances of a payment by account and unit, without those that are zero. */
export async function balancesOf(employer: TestClient, id: number): Promise<Record<string, number>> {
  const { balances } = await showTransaction(employer, id);
  return Object.fromEntries(
    balances
      .filter(({ amount }) => amount !== 0)
      .map(({ account, unit, amount }) => [`${account} ${unit}`, amount]),
  );
}
