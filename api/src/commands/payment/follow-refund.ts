import type Stripe from "stripe";
import { Refund } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { nameOf } from "./ask-provider.ts";
import { findPaid } from "./find-paid.ts";
import { bookOutsideRefund } from "./outside-refund.ts";
import { settleRefund } from "./settle-refund.ts";

/** Brings a refund to where the provider has it, whether we asked for it or an operator did so there. */
export async function followRefund(services: Services, id: string): Promise<void> {
  const refund = await services.payments.stripe.refunds.retrieve(id);
  const state = { id: refund.id, status: refund.status, failure: refund.failure_reason ?? null };
  const own = await findOwn(refund);
  if (own) return await settleRefund(services, own.id, state);
  // Ours, and not stored any more or by another installation.
  if (refund.metadata?.["refund"] !== undefined) return;
  const payment = await findPaid(services, refund.payment_intent);
  if (!payment) return;
  const booked = await bookOutsideRefund(services, payment.id, refund);
  if (booked !== undefined) await settleRefund(services, booked, state);
}

/** The refund that we asked for: it may be followed before its answer is stored. */
async function findOwn({ id, metadata }: Stripe.Refund): Promise<Refund | null> {
  const stored = await Refund.findOne({ where: { stripeRefundId: id } });
  if (stored || metadata?.["refund_id"] === undefined) return stored;
  const named = await Refund.findByPk(Number(metadata["refund_id"]));
  return named && nameOf(named) === metadata["refund"] ? named : null;
}
