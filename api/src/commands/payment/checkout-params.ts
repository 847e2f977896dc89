import type Stripe from "stripe";
import type { Payment } from "../../models/index.ts";
import { nameOf } from "./ask-provider.ts";

const SHOWN_TITLES = 3;

const INTERVALS = { MONTH: "month", YEAR: "year" } as const;

interface Checkout {
  readonly payment: Payment;
  readonly titles: readonly string[];
  readonly customerId: string;
  readonly siteUrl: string;
}

/**
 * What the provider's page is opened with. All of it follows from stored rows, so that a repeated request is the same request, and
 * the price is ours.
 */
export function checkoutParams(checkout: Checkout): Stripe.Checkout.SessionCreateParams {
  const { payment, customerId, siteUrl } = checkout;
  const metadata = { payment: nameOf(payment) };
  const isSubscription = payment.kind === "SUBSCRIPTION";
  return {
    mode: isSubscription ? "subscription" : "payment",
    ui_mode: "hosted_page",
    client_reference_id: String(payment.id),
    metadata,
    customer: customerId,
    customer_update: { address: "auto", name: "auto" },
    line_items: [{ quantity: payment.quantity, price_data: priceOf(checkout) }],
    automatic_tax: { enabled: true },
    allow_promotion_codes: true,
    success_url: `${siteUrl}/employer/jobs/payment/success/${payment.id}`,
    cancel_url: `${siteUrl}/employer/jobs/error?payment=${payment.id}`,
    ...(isSubscription
      ? { allowed_payment_method_types: ["card"], subscription_data: { metadata } }
      : { invoice_creation: { enabled: true }, payment_intent_data: { metadata } }),
  };
}

function priceOf({ payment, titles }: Checkout): Stripe.Checkout.SessionCreateParams.LineItem.PriceData {
  const { currency, unitPriceMinor, planName, billingInterval } = payment;
  const more = titles.length - SHOWN_TITLES;
  const description = [...titles.slice(0, SHOWN_TITLES), ...(more > 0 ? [`${more} more`] : [])].join(", ");
  return {
    currency: currency.toLowerCase(),
    unit_amount: unitPriceMinor,
    tax_behavior: "exclusive",
    product_data: { name: planName, ...(description && { description }) },
    ...(billingInterval === "ONE_TIME" ? {} : { recurring: { interval: INTERVALS[billingInterval] } }),
  };
}
