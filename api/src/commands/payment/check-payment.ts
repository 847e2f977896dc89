import { Payment } from "../../models/index.ts";
import { permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";
import { askProvider } from "./ask-provider.ts";
import { fulfil } from "./fulfil.ts";
import { openCheckout } from "./open-checkout.ts";

/**
 * Asks what became of a payment, for somebody who waits to know. One whose page was never opened is opened now.
 * @throws ApiError `not_found`, `unavailable`
 */
export async function checkPayment(services: Services, actor: Employer, id: number): Promise<Payment> {
  const payment = permit(actor, "payment.read", await Payment.findByPk(id), "Payment not found.");
  if (payment.status === "CREATED") return await openCheckout(services, id);
  const { checkoutSessionId } = payment;
  if (checkoutSessionId !== null) await askProvider(() => fulfil(services, checkoutSessionId));
  return await payment.reload();
}
