import { Payment, Refund } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { isRefused, nameOf } from "./ask-provider.ts";
import { settleRefund } from "./settle-refund.ts";

/** Tells the provider to send an approved refund to where it was paid from. The same refund is sent once, however often this runs. */
export async function sendRefund(services: Services, refundId: number): Promise<void> {
  const refund = await Refund.findByPk(refundId);
  if (refund?.status !== "APPROVED") return;
  const payment = await Payment.findByPk(refund.paymentId, { rejectOnEmpty: true });
  if (refund.amountMinor === 0) return await settleRefund(services, refundId, { status: "succeeded" });
  if (payment.paymentIntentId === null) throw new Error(`payment ${payment.id} has nothing to refund from`);
  try {
    const sent = await services.payments.stripe.refunds.create(
      {
        payment_intent: payment.paymentIntentId,
        amount: refund.amountMinor,
        reason: refund.reason,
        metadata: { refund: nameOf(refund), refund_id: String(refund.id) },
      },
      { idempotencyKey: `refund-${nameOf(refund)}` },
    );
    await settleRefund(services, refundId, {
      id: sent.id,
      status: sent.status,
      failure: sent.failure_reason ?? null,
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    services.log.error({ err: error, refund: refundId }, "the payment provider refused a refund");
    await settleRefund(services, refundId, { status: "failed", failure: error.message });
  }
}
