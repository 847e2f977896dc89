import type Stripe from "stripe";
import { z } from "zod";
import type { State } from "../state.ts";
import { operation } from "../wire/operation.ts";
import type { Instrument } from "./test-cards.ts";

/** Who pays, as they entered it on the checkout page. */
export interface Payer {
  readonly email: string;
  readonly name: string;
  /** Two letters, such as US. */
  readonly country: string;
}

export const billingOf = ({ email, name, country }: Payer) => ({
  address: { city: null, country, line1: null, line2: null, postal_code: null, state: null },
  email,
  name,
  phone: null,
});

export function createPaymentMethod(
  state: State,
  instrument: Instrument,
  payer: Payer,
  customer: string | null,
): Stripe.PaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: state.id("pm"),
    object: "payment_method",
    billing_details: { ...billingOf(payer), tax_id: null },
    created: state.now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: "card" in instrument ? "card" : "us_bank_account",
    ...("card" in instrument
      ? { card: cardOf(instrument.card) }
      : { us_bank_account: bankAccountOf(instrument.bankAccount) }),
  };
  return state.paymentMethods.put(method);
}

const cardOf = (number: string): Stripe.PaymentMethod.Card => ({
  brand: "visa",
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
  country: "US",
  display_brand: "visa",
  exp_month: 12,
  exp_year: 2034,
  fingerprint: `standin${number.slice(-4)}`,
  funding: "credit",
  generated_from: null,
  last4: number.slice(-4),
  networks: { available: ["visa"], preferred: null },
  regulated_status: "unregulated",
  three_d_secure_usage: { supported: true },
  wallet: null,
});

const bankAccountOf = (number: string): Stripe.PaymentMethod.UsBankAccount => ({
  account_holder_type: "company",
  account_type: "checking",
  bank_name: "STAND-IN BANK",
  financial_connections_account: null,
  fingerprint: `standin${number.slice(-4)}`,
  last4: number.slice(-4),
  networks: { preferred: "ach", supported: ["ach"] },
  routing_number: "110000000",
  status_details: null,
});

export const PAYMENT_METHOD_OPERATIONS = [
  operation("GET", "/v1/payment_methods/:id", z.strictObject({}), (state, _, id) =>
    state.paymentMethods.get(id),
  ),
];
