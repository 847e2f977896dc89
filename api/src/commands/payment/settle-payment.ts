import type { Transaction } from "sequelize";
import { NOTHING, nextPart, type Sum, split } from "../../billing/split.ts";
import { ApiError } from "../../errors/api-error.ts";
import type { Payment, PaymentJob } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import type { JobActor } from "../listings/transition.ts";
import { bookPayment } from "./book-payment.ts";
import { waitsFor } from "./drop-payment.ts";
import { lockLines } from "./lock-rows.ts";
import { movePayment } from "./move-payment.ts";
import { publishLine } from "./publish-line.ts";
import type { CheckoutState } from "./read-session.ts";
import { refundLeftOut } from "./refund-left-out.ts";
import { sendReceipt } from "./send-receipt.ts";
import { startSubscription } from "./start-subscription.ts";
import { tellPayment } from "./tell-payment.ts";

const SYSTEM: JobActor = { by: "system", accountId: null };

/**
 * The money of a locked payment has arrived: books it, grants its credits and publishes its listings. One that cannot be published
 * any more is refunded, or keeps its credit. All of it commits together, so it happens once.
 */
export async function settlePayment(
  services: Services,
  payment: Payment,
  state: CheckoutState,
  transaction: Transaction,
): Promise<void> {
  const { discountMinor, taxMinor, totalMinor, paymentIntentId, method } = state;
  const { invoiceId, invoiceUrl, receiptUrl } = state;
  payment.set({ discountMinor, taxMinor, totalMinor, paymentIntentId, method });
  payment.set({ invoiceId, invoiceUrl, receiptUrl, paidAt: services.now(), failure: null });
  if (!(await movePayment(services, payment, "settle", transaction))) return;
  if (state.subscriptionId !== null)
    await startSubscription(services, payment, state.subscriptionId, transaction);
  await bookPayment(services, payment, transaction);
  const { published, leftOut } = await publishAll(services, payment, transaction);
  await tellPayment(services, payment, { news: "PAID", jobs: published }, transaction);
  if (leftOut.length > 0) await giveBack(services, payment, leftOut, transaction);
  await sendReceipt(services, payment, transaction);
}

async function publishAll(
  services: Services,
  payment: Payment,
  transaction: Transaction,
): Promise<{ published: number; leftOut: PaymentJob[] }> {
  const { lines, jobs } = await lockLines(payment, transaction);
  const sums = sumsOf(payment, lines.length);
  const leftOut: PaymentJob[] = [];
  for (const [n, line] of lines.entries()) {
    const sum = sums[n] ?? NOTHING;
    const job = jobs.get(line.jobId);
    const isPublished =
      waitsFor(job, payment) &&
      (await publishLine(services, { payment, line, job, sum, action: "pay" }, SYSTEM, transaction).then(
        () => true,
        whyNot,
      ));
    if (isPublished) continue;
    line.set({ ...(line.withCredit ? NOTHING : sum), state: "LEFT_OUT" });
    await line.save({ transaction });
    leftOut.push(line);
  }
  return { published: lines.length - leftOut.length, leftOut };
}

/** A rule that the listing breaks leaves it out; anything else is a failure, and the payment waits. */
function whyNot(error: unknown): false {
  if (error instanceof ApiError) return false;
  throw error;
}

/** What is paid for each listing. Of credits it is one part each, and the rest stays with the credits that are left. */
function sumsOf(payment: Payment, lines: number): Sum[] {
  const { givesCredits, netMinor, taxMinor, jobCredits, quantity } = payment;
  if (!givesCredits) {
    const taxes = split(taxMinor, Math.max(1, lines));
    return split(netMinor, Math.max(1, lines)).map((net, n) => ({ netMinor: net, taxMinor: taxes[n] ?? 0 }));
  }
  const sums: Sum[] = [];
  let left: Sum = { netMinor, taxMinor };
  for (let n = 0; n < lines; n++) {
    const part = nextPart(left, jobCredits * quantity - n);
    left = { netMinor: left.netMinor - part.netMinor, taxMinor: left.taxMinor - part.taxMinor };
    sums.push(part);
  }
  return sums;
}

async function giveBack(
  services: Services,
  payment: Payment,
  leftOut: readonly PaymentJob[],
  transaction: Transaction,
): Promise<void> {
  const titles = leftOut
    .map(({ title }) => title)
    .join(", ")
    .slice(0, 200);
  const details = { leftOut: { titles, keepsCredits: payment.givesCredits } };
  await tellPayment(services, payment, { news: "LEFT_OUT", jobs: leftOut.length, details }, transaction);
  if (!payment.givesCredits) await refundLeftOut(services, payment, leftOut, transaction);
}
