import type { Transaction } from "sequelize";
import { type Payment, Subscription, soldOf } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { queueTask } from "./queue-task.ts";

/** The first period of a subscription is paid. Of two that were bought at once, the second ends at the provider with its period. */
export async function startSubscription(
  services: Services,
  payment: Payment,
  stripeSubscriptionId: string,
  transaction: Transaction,
): Promise<void> {
  const { companyId, accountId } = payment;
  const live = await Subscription.findOne({ where: { liveCompanyId: companyId }, transaction, lock: true });
  const subscription = await Subscription.create(
    {
      ...soldOf(payment),
      companyId,
      accountId,
      liveCompanyId: live ? null : companyId,
      stripeSubscriptionId,
      status: "ACTIVE",
      createdAt: services.now(),
    },
    { transaction },
  );
  payment.set({ subscriptionId: subscription.id });
  await payment.save({ transaction });
  if (live) await queueTask(services, "END_SUBSCRIPTION", subscription.id, transaction);
}
