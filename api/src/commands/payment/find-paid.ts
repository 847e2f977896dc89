import type Stripe from "stripe";
import { Payment } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { nameOf } from "./ask-provider.ts";
import { fulfil } from "./fulfil.ts";

/**
 * The payment behind a charge. If we have not heard yet that it was paid, that is done first: then it does not matter in which
 * order the provider tells.
 */
export async function findPaid(
  services: Services,
  intent: Stripe.PaymentIntent | string | null,
): Promise<Payment | null> {
  const id = typeof intent === "string" ? intent : intent?.id;
  if (id === undefined) return null;
  const paid = await Payment.findOne({ where: { paymentIntentId: id } });
  if (paid?.paidAt) return paid;
  const { data } = await services.payments.stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  const [session] = data;
  if (!session) return null;
  const payment = await Payment.findByPk(Number(session.client_reference_id) || 0);
  if (!payment || nameOf(payment) !== session.metadata?.["payment"]) return null;
  await fulfil(services, session.id);
  return await payment.reload();
}
