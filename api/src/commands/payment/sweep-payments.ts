import { HOUR_MS, MINUTE_MS } from "@jobmap/contract/limits";
import { Op } from "sequelize";
import { Payment, Subscription } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { eachDue } from "../each-due.ts";
import { isRefused } from "./ask-provider.ts";
import { followSubscription } from "./follow-subscription.ts";
import { fulfil } from "./fulfil.ts";
import { cancelUnopened } from "./give-up-payment.ts";

/** How long after the provider was last asked about a payment it is asked again, should its events not have come. */
const CHECK_AFTER_MS = HOUR_MS;
/** A payment whose page the provider has not opened by then was left. */
const UNOPENED_AFTER_MS = 30 * MINUTE_MS;

/** Asks what became of payments that were left open: the events that tell may have been lost. */
export async function sweepPayments(services: Services): Promise<void> {
  const now = services.now().getTime();
  await eachDue(
    (after, limit) =>
      Payment.findAll({
        where: {
          id: { [Op.gt]: after },
          [Op.or]: [
            { status: ["OPEN", "PROCESSING"], checkedAt: { [Op.lte]: new Date(now - CHECK_AFTER_MS) } },
            { status: "CREATED", createdAt: { [Op.lte]: new Date(now - UNOPENED_AFTER_MS) } },
          ],
        },
        order: [["id", "ASC"]],
        limit,
      }),
    async ({ id, status, checkoutSessionId }) => {
      if (status === "CREATED") await cancelUnopened(services, id);
      else if (checkoutSessionId !== null) await fulfil(services, checkoutSessionId);
    },
    (error, { id }) => services.log.error({ err: error, payment: id }, "a payment is checked again later"),
  );
}

/** Ends subscriptions that were not paid within their grace. */
export async function endUnpaidSubscriptions(services: Services): Promise<void> {
  await eachDue(
    (after, limit) =>
      Subscription.findAll({
        where: { id: { [Op.gt]: after }, status: "PAST_DUE", graceEndsAt: { [Op.lte]: services.now() } },
        order: [["id", "ASC"]],
        limit,
      }),
    async ({ stripeSubscriptionId: id }) => {
      await services.payments.stripe.subscriptions.cancel(id).catch((error: unknown) => {
        // It has ended already, which is found out next.
        if (!isRefused(error)) throw error;
      });
      await followSubscription(services, id);
    },
    (error, { id }) =>
      services.log.error({ err: error, subscription: id }, "an unpaid subscription is ended later"),
  );
}
