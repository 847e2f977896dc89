import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";

/** An attempt to take the money of a payment. */
export function createCharge(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  status: Stripe.Charge.Status,
): Stripe.Charge {
  const id = state.id(method.type === "card" ? "ch" : "py");
  return state.charges.put<Stripe.Charge>({
    id,
    object: "charge",
    amount: intent.amount,
    amount_captured: status === "succeeded" ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { ...method.billing_details },
    calculated_statement_descriptor: "JOBMAP STAND-IN",
    captured: status !== "failed",
    created: state.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: status === "succeeded",
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: `${state.pagesUrl}/receipt/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  });
}

function detailsOf({
  card,
  us_bank_account: account,
  type,
}: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (card)
    return {
      type,
      card: {
        amount_authorized: null,
        authorization_code: null,
        brand: card.brand,
        checks: null,
        country: card.country,
        electronic_commerce_indicator: null,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        funding: card.funding,
        installments: null,
        last4: card.last4,
        mandate: null,
        network: "visa",
        network_token: null,
        network_transaction_id: null,
        regulated_status: card.regulated_status,
        three_d_secure: null,
        transaction_link_id: null,
        wallet: null,
      },
    };
  return {
    type,
    us_bank_account: {
      account_holder_type: account?.account_holder_type ?? null,
      account_type: account?.account_type ?? null,
      bank_name: account?.bank_name ?? null,
      fingerprint: account?.fingerprint ?? null,
      last4: account?.last4 ?? null,
      payment_reference: null,
      routing_number: account?.routing_number ?? null,
    },
  };
}

export const CHARGE_OPERATIONS = [
  operation("GET", "/v1/charges/:id", z.strictObject({}), (state, _, id) => state.charges.get(id)),
  operation(
    "GET",
    "/v1/charges",
    z.strictObject({ ...f.page, customer: f.text.optional(), payment_intent: f.text.optional() }),
    (state, { customer, payment_intent, ...page }) =>
      listPage(
        "/v1/charges",
        state.charges
          .values()
          .filter(
            (row) =>
              (customer === undefined || row.customer === customer) &&
              (payment_intent === undefined || row.payment_intent === payment_intent),
          ),
        page,
      ),
  ),
];
