import { CHARGE_OPERATIONS } from "./resources/charge.ts";
import { SESSION_OPERATIONS } from "./resources/checkout-session.ts";
import { CUSTOMER_OPERATIONS } from "./resources/customer.ts";
import { DISPUTE_OPERATIONS } from "./resources/dispute.ts";
import { EVENT_OPERATIONS } from "./resources/event.ts";
import { INVOICE_OPERATIONS } from "./resources/invoice.ts";
import { PAYMENT_INTENT_OPERATIONS } from "./resources/payment-intent.ts";
import { PAYMENT_METHOD_OPERATIONS } from "./resources/payment-method.ts";
import { PORTAL_OPERATIONS } from "./resources/portal.ts";
import { PRICE_OPERATIONS } from "./resources/price.ts";
import { PROMOTION_OPERATIONS } from "./resources/promotion.ts";
import { REFUND_OPERATIONS } from "./resources/refund.ts";
import { SETUP_INTENT_OPERATIONS } from "./resources/setup-intent.ts";
import { SUBSCRIPTION_OPERATIONS } from "./resources/subscription.ts";
import type { Operation } from "./wire/operation.ts";

/** Every endpoint of Stripe that the stand-in plays. */
export const OPERATIONS: readonly Operation[] = [
  ...SESSION_OPERATIONS,
  ...CUSTOMER_OPERATIONS,
  ...PRICE_OPERATIONS,
  ...PROMOTION_OPERATIONS,
  ...PAYMENT_METHOD_OPERATIONS,
  ...PAYMENT_INTENT_OPERATIONS,
  ...SETUP_INTENT_OPERATIONS,
  ...CHARGE_OPERATIONS,
  ...REFUND_OPERATIONS,
  ...DISPUTE_OPERATIONS,
  ...INVOICE_OPERATIONS,
  ...SUBSCRIPTION_OPERATIONS,
  ...PORTAL_OPERATIONS,
  ...EVENT_OPERATIONS,
];
