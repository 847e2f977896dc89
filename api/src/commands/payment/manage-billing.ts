import { ApiError } from "../../errors/api-error.ts";
import { Subscription } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";
import { askProvider } from "./ask-provider.ts";
import { findCustomer } from "./find-customer.ts";
import { followSubscription } from "./follow-subscription.ts";

/**
 * The provider's own page for payment methods, invoices and the subscription of a company. No bank details ever come here.
 * @throws ApiError `unavailable`
 */
export async function openPortal(services: Services, { id, companyId }: Employer): Promise<string> {
  const { url } = await askProvider(async () =>
    services.payments.stripe.billingPortal.sessions.create({
      customer: await findCustomer(services, { companyId, accountId: id }),
      return_url: `${services.env.PUBLIC_URL}/employer/payment-history`,
    }),
  );
  return url;
}

/**
 * Ends a company's subscription with the period that is paid.
 * @throws ApiError `conflict` if there is none, `unavailable`
 */
export async function cancelSubscription(services: Services, { companyId }: Employer): Promise<void> {
  const live = await Subscription.findOne({ where: { liveCompanyId: companyId } });
  if (!live) throw new ApiError("conflict", "Your company has no subscription.");
  await askProvider(() => endWithPeriod(services, live));
}

/** The same for a subscription by its id, without anybody waiting. */
export async function endSubscription(services: Services, id: number): Promise<void> {
  const subscription = await Subscription.findByPk(id);
  if (subscription && subscription.status !== "CANCELED") await endWithPeriod(services, subscription);
}

async function endWithPeriod(services: Services, { stripeSubscriptionId: id }: Subscription): Promise<void> {
  await services.payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await followSubscription(services, id);
}
