import type { Services } from "../../services.ts";
import { followDispute } from "./follow-dispute.ts";
import { followRefund } from "./follow-refund.ts";
import { followInvoice, followSubscription } from "./follow-subscription.ts";
import { fulfil } from "./fulfil.ts";

/** What is done when something has happened at the provider, by the beginning of the event's type. Others are not for us. */
const FOLLOWED: readonly (readonly [string, (services: Services, objectId: string) => Promise<void>])[] = [
  ["checkout.session.", fulfil],
  ["refund.", followRefund],
  ["charge.refund.", followRefund],
  ["charge.dispute.", followDispute],
  ["invoice.paid", followInvoice],
  ["invoice.payment_failed", followInvoice],
  ["customer.subscription.", followSubscription],
];

/** Follows an event. @returns whether it was one of those that matter here */
export async function followEvent(services: Services, type: string, objectId: string): Promise<boolean> {
  const follow = FOLLOWED.find(([beginning]) => type.startsWith(beginning))?.[1];
  if (!follow || objectId === "") return false;
  await follow(services, objectId);
  return true;
}
