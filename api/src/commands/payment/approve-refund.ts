import type { Transaction } from "sequelize";
import { type RefundedLine, refund as refundTransfers } from "../../billing/transfers.ts";
import { Job, type Payment, PaymentJob, type Refund, RefundLine } from "../../models/index.ts";
import { findCreditsLeft } from "../../queries/credits.ts";
import type { Services } from "../../services.ts";
import { endPaidJob } from "./end-paid-job.ts";
import { movePayment } from "./move-payment.ts";
import { queueTask } from "./queue-task.ts";
import { record } from "./record.ts";
import { tellPayment } from "./tell-payment.ts";

/**
 * Carries a requested refund of a locked payment out: its listings end, its credits are gone, the ledger has it, and the provider is
 * told to send the money. Credits that were used since it was requested are not refunded.
 */
export async function approveRefund(
  services: Services,
  payment: Payment,
  refund: Refund,
  transaction: Transaction,
): Promise<void> {
  const now = services.now();
  const lines = await RefundLine.findAll({ where: { refundId: refund.id }, transaction });
  let ended = 0;
  for (const line of lines) {
    if (line.credits > 0) await keepUsedCredits(services, payment, refund, line, transaction);
    const { refunded, hasEnded } = await endLine(services, line, now, transaction);
    if (hasEnded) ended++;
    await record(services, payment, refundTransfers(refunded, payment.currency), transaction);
  }
  refund.set({ status: "APPROVED", decidedAt: now });
  await refund.save({ transaction });
  payment.set({ refundedMinor: payment.refundedMinor + refund.amountMinor });
  await movePayment(services, payment, "refund", transaction);
  await queueTask(services, "SEND_REFUND", refund.id, transaction);
  const { amountMinor: sumMinor, id: of } = refund;
  await tellPayment(services, payment, { news: "REFUND_APPROVED", sumMinor, jobs: ended, of }, transaction);
}

/** What was quoted is for so many credits; each that was used since then is taken off in proportion. */
async function keepUsedCredits(
  { database }: Services,
  payment: Payment,
  refund: Refund,
  line: RefundLine,
  transaction: Transaction,
): Promise<void> {
  const left = await findCreditsLeft(database, payment.id, transaction);
  if (left >= line.credits) return;
  const part = (sum: number) => Math.floor((sum * left) / line.credits);
  const netMinor = part(line.netMinor);
  const taxMinor = part(line.taxMinor);
  refund.set({
    amountMinor: refund.amountMinor - (line.netMinor - netMinor) - (line.taxMinor - taxMinor),
    taxMinor: refund.taxMinor - (line.taxMinor - taxMinor),
  });
  line.set({ credits: left, netMinor, taxMinor });
  await line.save({ transaction });
}

/** Ends the listing of a line, if it is about one. @returns the line for the ledger */
async function endLine(
  services: Services,
  line: RefundLine,
  now: Date,
  transaction: Transaction,
): Promise<{ refunded: RefundedLine; hasEnded: boolean }> {
  const { id, netMinor, taxMinor, daysUnused, credits, paymentJobId } = line;
  const sums = { id, netMinor, taxMinor, daysUnused, credits };
  const paid = paymentJobId === null ? null : await PaymentJob.findByPk(paymentJobId, { transaction });
  if (!paid) return { refunded: { ...sums, jobId: null, isEarned: false }, hasEnded: false };
  const isEarned = paid.state === "PUBLISHED";
  let hasEnded = false;
  if (isEarned) {
    const job = await Job.findByPk(paid.jobId, { transaction, lock: true });
    hasEnded = await endPaidJob(services, job ?? undefined, transaction);
    paid.set({ state: "REFUNDED", endedAt: paid.endedAt ?? now });
    await paid.save({ transaction });
  }
  return { refunded: { ...sums, jobId: paid.jobId, isEarned }, hasEnded };
}

/** The lines of a refund as the ledger has them. One that names no listing is for credits, or was made by an operator. */
export async function refundedLines(
  payment: Payment,
  refund: Refund,
  transaction: Transaction,
): Promise<{ line: RefundLine; paid: PaymentJob | null; refunded: RefundedLine }[]> {
  const lines = await RefundLine.findAll({ where: { refundId: refund.id }, transaction });
  return await Promise.all(
    lines.map(async (line) => {
      const { id, netMinor, taxMinor, daysUnused, credits, paymentJobId } = line;
      const paid = paymentJobId === null ? null : await PaymentJob.findByPk(paymentJobId, { transaction });
      const isEarned = paid ? paid.publishedJobId !== null : !payment.givesCredits;
      const refunded = { id, netMinor, taxMinor, daysUnused, credits, jobId: paid?.jobId ?? null, isEarned };
      return { line, paid, refunded };
    }),
  );
}
