import { ApiError } from "../../errors/api-error.ts";
import { Payment } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import type { Services } from "../../services.ts";
import { askProvider, isRefused } from "./ask-provider.ts";
import { dropPayment } from "./drop-payment.ts";
import { fulfil } from "./fulfil.ts";
import { lockPayment } from "./lock-rows.ts";
import { requireMove } from "./move-payment.ts";
import { transact } from "./transact.ts";

/**
 * Gives up a payment that was not made. The provider is told first, so that nobody pays for it any more; if somebody has paid in
 * the meantime, the payment stands.
 * @throws ApiError `not_found`, `illegal_transition` once it is made or under way, `unavailable`
 */
export async function giveUpPayment(services: Services, actor: Actor, id: number): Promise<Payment> {
  const payment = permit(actor, "payment.change", await Payment.findByPk(id), "Payment not found.");
  if (payment.status === "CANCELED" || payment.status === "EXPIRED") return payment;
  requireMove(payment, "cancel", "employer");
  const { checkoutSessionId } = payment;
  if (checkoutSessionId !== null) {
    const { sessions } = services.payments.stripe.checkout;
    await askProvider(() =>
      sessions.expire(checkoutSessionId).catch((error: unknown) => {
        // It is complete or has expired by itself: which of the two, is found out next.
        if (!isRefused(error)) throw error;
      }),
    );
    await askProvider(() => fulfil(services, checkoutSessionId, { isGivenUp: true }));
  } else await cancelUnopened(services, id);
  const after = await payment.reload();
  if (after.status === "CANCELED" || after.status === "EXPIRED") return after;
  throw new ApiError(
    "illegal_transition",
    "This payment has been made in the meantime, so it can't be canceled. You can ask for a refund.",
  );
}

/** A payment that the provider has not answered for yet: nobody has seen its page. */
export function cancelUnopened(services: Services, id: number): Promise<void> {
  return transact(services, async (transaction) => {
    const payment = await lockPayment(id, transaction);
    if (payment?.status === "CREATED") await dropPayment(services, payment, "cancel", transaction);
  });
}
