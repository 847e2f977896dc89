import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { SessionPlan, State } from "../state.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";

interface Terms {
  readonly amount: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly plan: Pick<SessionPlan, "description" | "metadata" | "receiptEmail">;
}

/** A payment that is about to be attempted. */
export function createPaymentIntent(
  state: State,
  { amount, currency, customer, plan }: Terms,
): Stripe.PaymentIntent {
  const id = state.id("pi");
  const intent: Stripe.PaymentIntent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_standin`,
    confirmation_method: "automatic",
    created: state.now(),
    currency,
    customer,
    customer_account: null,
    description: plan.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: plan.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card", "us_bank_account"],
    payment_record: null,
    processing: null,
    receipt_email: plan.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  };
  state.paymentIntents.put(intent);
  state.emit("payment_intent.created", intent);
  return intent;
}

export const PAYMENT_INTENT_OPERATIONS = [
  operation("GET", "/v1/payment_intents/:id", z.strictObject({}), (state, _, id) =>
    state.paymentIntents.get(id, "intent"),
  ),
  operation(
    "GET",
    "/v1/payment_intents",
    z.strictObject({ ...f.page, customer: f.text.optional() }),
    (state, { customer, ...page }) =>
      listPage(
        "/v1/payment_intents",
        state.paymentIntents.values().filter((row) => customer === undefined || row.customer === customer),
        page,
      ),
  ),
];
