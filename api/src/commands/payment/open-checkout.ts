import { Payment, PaymentJob } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { askProvider, nameOf } from "./ask-provider.ts";
import { checkoutParams } from "./checkout-params.ts";
import { findCustomer } from "./find-customer.ts";
import { lockPayment } from "./lock-rows.ts";
import { movePayment } from "./move-payment.ts";
import { transact } from "./transact.ts";

/**
 * Opens the provider's page for a payment that is stored. If we die in between, the same request is answered there with the same
 * page, because its key follows from the payment.
 * @returns the payment, open unless something else has become of it
 * @throws ApiError `unavailable` if the provider does not answer: the payment stays, and can be opened again
 */
export async function openCheckout(services: Services, paymentId: number): Promise<Payment> {
  const payment = await Payment.findByPk(paymentId, { rejectOnEmpty: true });
  if (payment.status !== "CREATED") return payment;
  const lines = await PaymentJob.findAll({ where: { paymentId }, order: [["id", "ASC"]] });
  const session = await askProvider(async () =>
    services.payments.stripe.checkout.sessions.create(
      checkoutParams({
        payment,
        titles: lines.map(({ title }) => title),
        customerId: await findCustomer(services, payment),
        siteUrl: services.env.PUBLIC_URL,
      }),
      { idempotencyKey: `checkout-${nameOf(payment)}` },
    ),
  );
  return await transact(services, async (transaction) => {
    const locked = await lockPayment(paymentId, transaction);
    if (!locked) return payment;
    locked.set({
      checkoutSessionId: session.id,
      checkoutUrl: session.url,
      expiresAt: new Date(session.expires_at * 1_000),
      checkedAt: services.now(),
    });
    await movePayment(services, locked, "open", transaction);
    return locked;
  });
}
