import type { Transaction } from "sequelize";
import type Stripe from "stripe";
import { refund as refundTransfers } from "../../billing/transfers.ts";
import { type Payment, PaymentJob, Refund, RefundLine } from "../../models/index.ts";
import { findCreditsLeft } from "../../queries/credits.ts";
import type { Services } from "../../services.ts";
import { endPaidJob } from "./end-paid-job.ts";
import { lockLines, lockPayment } from "./lock-rows.ts";
import { movePayment } from "./move-payment.ts";
import { record } from "./record.ts";
import { tellPayment } from "./tell-payment.ts";
import { transact } from "./transact.ts";

/**
 * Books a refund that an operator made on the provider's own pages. If nothing of the payment is left then, its listings end and its
 * credits are gone.
 * @returns its id here; undefined if it needs no booking
 */
export function bookOutsideRefund(
  services: Services,
  paymentId: number,
  outside: Stripe.Refund,
): Promise<number | undefined> {
  return transact(services, async (transaction) => {
    const payment = await lockPayment(paymentId, transaction);
    const known = await Refund.findOne({ where: { stripeRefundId: outside.id }, transaction });
    if (known) return known.id;
    // One that never took place needs no books.
    if (!payment?.paidAt || outside.status === "failed" || outside.status === "canceled") return undefined;
    return await book(services, payment, outside, transaction);
  });
}

async function book(
  services: Services,
  payment: Payment,
  outside: Stripe.Refund,
  transaction: Transaction,
): Promise<number> {
  const now = services.now();
  const { amount } = outside;
  const isWhole = payment.refundedMinor + amount >= payment.totalMinor;
  const taxMinor = Math.floor((payment.taxMinor * amount) / Math.max(1, payment.totalMinor));
  const credits = isWhole ? await findCreditsLeft(services.database, payment.id, transaction) : 0;
  const refund = await Refund.create(
    {
      companyId: payment.companyId,
      paymentId: payment.id,
      jobId: null,
      amountMinor: amount,
      taxMinor,
      reason: "requested_by_customer",
      note: "Refunded by our team.",
      isAutomatic: false,
      status: "APPROVED",
      stripeRefundId: outside.id,
      requestedBy: null,
      createdAt: now,
      decidedAt: now,
    },
    { transaction },
  );
  const line = await RefundLine.create(
    {
      refundId: refund.id,
      paymentJobId: null,
      netMinor: amount - taxMinor,
      taxMinor,
      daysUnused: 0,
      daysPaid: 0,
      credits,
    },
    { transaction },
  );
  const { id, netMinor } = line;
  const sums = { id, netMinor, taxMinor, credits, daysUnused: 0, jobId: null };
  await record(
    services,
    payment,
    refundTransfers({ ...sums, isEarned: !payment.givesCredits }, payment.currency),
    transaction,
  );
  const ended = isWhole ? await endAll(services, payment, transaction) : 0;
  payment.set({ refundedMinor: payment.refundedMinor + amount });
  if (!(await movePayment(services, payment, "refund", transaction))) await payment.save({ transaction });
  await tellPayment(
    services,
    payment,
    { news: "REFUND_APPROVED", sumMinor: amount, jobs: ended, of: refund.id },
    transaction,
  );
  return refund.id;
}

/** Ends every listing of a payment. @returns how many were public or paused */
export async function endAll(
  services: Services,
  payment: Payment,
  transaction: Transaction,
): Promise<number> {
  const { lines, jobs } = await lockLines(payment, transaction);
  let ended = 0;
  for (const line of lines) {
    if (line.state !== "PUBLISHED") continue;
    if (await endPaidJob(services, jobs.get(line.jobId), transaction)) ended++;
    await PaymentJob.update(
      { state: "REFUNDED", endedAt: line.endedAt ?? services.now() },
      { where: { id: line.id }, transaction },
    );
  }
  return ended;
}
