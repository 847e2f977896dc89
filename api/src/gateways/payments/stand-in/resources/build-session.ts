import type Stripe from "stripe";
import type { CreateSession } from "../params/checkout.ts";
import type { State } from "../state.ts";
import { priced, sumOf } from "./amounts.ts";

const DAY = 86_400;

/** A new, open session. Taxes follow when the buyer has said where they are. */
export function buildSession(
  state: State,
  given: CreateSession,
  lines: readonly Stripe.LineItem[],
  coupon: Stripe.Coupon | undefined,
): Stripe.Checkout.Session {
  const id = state.id("cs_test");
  const isTaxed = given.automatic_tax?.enabled ?? false;
  const isSetup = given.mode === "setup";
  const amounts = sumOf(priced(lines, { coupon, isTaxed: false }));
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: given.allow_promotion_codes ?? null,
    allowed_payment_method_types: given.allowed_payment_method_types ?? null,
    amount_subtotal: isSetup ? null : amounts.subtotal,
    amount_total: isSetup ? null : amounts.total,
    automatic_tax: {
      enabled: isTaxed,
      liability: isTaxed ? { type: "self" } : null,
      provider: isTaxed ? "stripe" : null,
      status: isTaxed ? "requires_location_inputs" : null,
    },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: state.now(),
    currency: lines[0]?.currency ?? given.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer ?? null,
    customer_account: null,
    customer_creation: given.mode === "payment" ? (given.customer_creation ?? "if_required") : "always",
    customer_details: null,
    customer_email: given.customer_email ?? null,
    discounts: (given.discounts ?? []).map((discount) => ({
      coupon: discount.coupon ?? null,
      promotion_code: discount.promotion_code ?? null,
    })),
    expires_at: given.expires_at ?? state.now() + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation:
      given.mode === "payment"
        ? {
            enabled: given.invoice_creation?.enabled ?? false,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: given.invoice_creation?.invoice_data?.description ?? null,
              footer: given.invoice_creation?.invoice_data?.footer ?? null,
              issuer: null,
              metadata: given.invoice_creation?.invoice_data?.metadata ?? {},
              rendering_options: null,
            },
          }
        : null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: given.metadata ?? {},
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: given.allowed_payment_method_types ?? ["card", "us_bank_account"],
    payment_status: isSetup ? "no_payment_required" : "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url,
    total_details: isSetup
      ? null
      : { amount_discount: amounts.discount, amount_shipping: 0, amount_tax: amounts.tax },
    ui_mode: "hosted_page",
    url: `${state.pagesUrl}/checkout/${id}`,
    wallet_options: null,
  };
}
