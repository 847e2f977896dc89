import { QueryTypes, type Transaction } from "sequelize";
import type Stripe from "stripe";
import { decideDispute, dispute as disputeTransfers, loseCredits } from "../../billing/transfers.ts";
import type { Payment } from "../../models/index.ts";
import { findCreditsLeft } from "../../queries/credits.ts";
import type { Services } from "../../services.ts";
import { pausePaidJob } from "./end-paid-job.ts";
import { findPaid } from "./find-paid.ts";
import { lockLines, lockPayment } from "./lock-rows.ts";
import { movePayment } from "./move-payment.ts";
import { endAll } from "./outside-refund.ts";
import { record } from "./record.ts";
import { tellPayment } from "./tell-payment.ts";
import { transact } from "./transact.ts";

interface Dispute {
  readonly id: number;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Brings a dispute to where the bank has it: its payment's listings are paused, then they may be resumed, or end. */
export async function followDispute(services: Services, id: string): Promise<void> {
  const state = await services.payments.stripe.disputes.retrieve(id);
  // Questions of a bank, which take no money.
  if (state.status.startsWith("warning_")) return;
  const paid = await findPaid(services, state.payment_intent);
  if (!paid) return;
  await transact(services, async (transaction) => {
    const payment = await lockPayment(paid.id, transaction);
    if (!payment) return;
    const { row, isOpen } = await findDispute(services, payment, state, transaction);
    if (isOpen && (state.status === "won" || state.status === "lost"))
      await decide(services, payment, row, state.status === "won", transaction);
  });
}

async function findDispute(
  services: Services,
  payment: Payment,
  state: Stripe.Dispute,
  transaction: Transaction,
): Promise<{ row: Dispute; isOpen: boolean }> {
  const { database } = services;
  const { currency } = payment;
  const [known] = await database.query<{ id: number; amount_minor: number; status: string }>(
    "SELECT id, amount_minor, status FROM disputes WHERE stripe_dispute_id = ?",
    { replacements: [state.id], type: QueryTypes.SELECT, transaction },
  );
  if (known)
    return {
      row: { id: known.id, amountMinor: known.amount_minor, currency },
      isOpen: known.status === "OPEN",
    };
  const [id] = await database.query(
    `INSERT INTO disputes (payment_id, stripe_dispute_id, status, amount_minor, reason, opened_at) VALUES (?)`,
    {
      replacements: [[payment.id, state.id, "OPEN", state.amount, state.reason.slice(0, 60), services.now()]],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  const row = { id, amountMinor: state.amount, currency };
  await open(services, payment, row, transaction);
  return { row, isOpen: true };
}

async function open(
  services: Services,
  payment: Payment,
  row: Dispute,
  transaction: Transaction,
): Promise<void> {
  await record(services, payment, disputeTransfers(row), transaction);
  await movePayment(services, payment, "dispute", transaction);
  const { jobs } = await lockLines(payment, transaction);
  let paused = 0;
  for (const job of jobs.values()) {
    if (job.paymentId === payment.id && (await pausePaidJob(services, job, transaction))) paused++;
  }
  const news = { news: "DISPUTED", sumMinor: row.amountMinor, jobs: paused, of: row.id } as const;
  await tellPayment(services, payment, news, transaction);
}

async function decide(
  services: Services,
  payment: Payment,
  row: Dispute,
  isWon: boolean,
  transaction: Transaction,
): Promise<void> {
  await services.database.query("UPDATE disputes SET status = ?, closed_at = ? WHERE id = ?", {
    replacements: [isWon ? "WON" : "LOST", services.now(), row.id],
    transaction,
  });
  await record(services, payment, decideDispute(row, isWon), transaction);
  await movePayment(services, payment, isWon ? "win" : "lose", transaction);
  const about = { sumMinor: row.amountMinor, of: row.id };
  if (isWon) return await tellPayment(services, payment, { news: "DISPUTE_WON", ...about }, transaction);
  const credits = await findCreditsLeft(services.database, payment.id, transaction);
  await record(services, payment, loseCredits(row, credits), transaction);
  const jobs = await endAll(services, payment, transaction);
  await tellPayment(services, payment, { news: "DISPUTE_LOST", jobs, ...about }, transaction);
}
