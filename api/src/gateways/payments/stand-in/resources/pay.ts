import type Stripe from "stripe";
import type { State } from "../state.ts";
import { refusal } from "../wire/fault.ts";
import { priced, sumOf } from "./amounts.ts";
import { attempt } from "./attempt.ts";
import { currentSession } from "./checkout-session.ts";
import { completeSession } from "./complete-session.ts";
import { createCustomer } from "./customer.ts";
import type { Outcome } from "./outcome.ts";
import { createPaymentIntent } from "./payment-intent.ts";
import { billingOf, createPaymentMethod, type Payer } from "./payment-method.ts";
import { codeNamed, couponOf } from "./promotion.ts";
import { completeSetup } from "./setup-intent.ts";
import { startSubscription } from "./subscription.ts";
import type { Instrument } from "./test-cards.ts";

export interface Payment {
  readonly instrument: Instrument;
  readonly payer: Payer;
  readonly promotionCode?: string | undefined;
}

/** What happens when somebody presses the button of the checkout page. */
export function pay(state: State, id: string, { instrument, payer, promotionCode }: Payment): Outcome {
  const open = currentSession(state, id);
  if (open.status !== "open") throw refusal("This checkout session is no longer open.");
  const session = fillIn(state, open, payer, promotionCode);
  const customer = customerOf(state, session, payer);
  const method = createPaymentMethod(state, instrument, payer, customer);
  if (session.mode === "setup") return completeSetup(state, session, method);
  if (session.amount_total === 0) {
    if (session.mode === "subscription") startSubscription(state, session, undefined);
    return completeSession(state, session.id, "no_payment_required");
  }
  const plan = state.plans.get(id);
  const amount = session.amount_total ?? 0;
  const currency = session.currency ?? "usd";
  const intent =
    plan.intent === null
      ? createPaymentIntent(state, { amount, currency, customer, plan })
      : state.paymentIntents.change(plan.intent, { amount, customer });
  state.plans.change(id, { intent: intent.id });
  if (session.mode === "payment") state.sessions.change(id, { payment_intent: intent.id });
  return attempt(state, intent, method);
}

/** What the price of a session would be for a buyer in `country` with a code; undefined if the code cannot be used. */
export function quote(state: State, session: Stripe.Checkout.Session, country: string, promotionCode = "") {
  const plan = state.plans.get(session.id);
  const code = promotionCode === "" ? undefined : codeNamed(state, promotionCode);
  if (promotionCode !== "" && !code) return undefined;
  const couponId = code?.promotion.coupon ?? plan.coupon;
  const coupon = typeof couponId === "string" ? couponOf(state, { coupon: couponId }) : undefined;
  const isTaxed = session.automatic_tax.enabled && country === "US";
  const lines = priced(plan.lines, { coupon, isTaxed });
  return { lines, code, amounts: sumOf(lines) };
}

/** The session with what the buyer has entered, and the price that follows from it. */
function fillIn(
  state: State,
  session: Stripe.Checkout.Session,
  payer: Payer,
  promotionCode: string | undefined,
): Stripe.Checkout.Session {
  const details = {
    customer_details: {
      ...billingOf(payer),
      business_name: null,
      individual_name: null,
      tax_exempt: "none" as const,
      tax_ids: [],
    },
  };
  if (session.mode === "setup") return state.sessions.change(session.id, details);
  const quoted = quote(state, session, payer.country, session.allow_promotion_codes ? promotionCode : "");
  if (!quoted) throw refusal(`The code ${promotionCode ?? ""} is not valid.`, "promotion_code");
  const { amounts, lines, code } = quoted;
  state.plans.change(session.id, { lines });
  return state.sessions.change(session.id, {
    ...details,
    ...(code && { discounts: [{ coupon: null, promotion_code: code.id }] }),
    amount_total: amounts.total,
    total_details: { amount_discount: amounts.discount, amount_shipping: 0, amount_tax: amounts.tax },
    ...(session.automatic_tax.enabled && {
      automatic_tax: { ...session.automatic_tax, status: "complete" as const },
    }),
  });
}

/** The session's customer. One is made where Stripe needs one; otherwise the buyer remains a guest. */
function customerOf(state: State, session: Stripe.Checkout.Session, payer: Payer): string | null {
  if (typeof session.customer === "string") return session.customer;
  const isNeeded = session.customer_creation === "always" || session.invoice_creation?.enabled;
  if (!isNeeded) return null;
  const customer = createCustomer(state, { email: payer.email, name: payer.name });
  state.sessions.change(session.id, { customer: customer.id });
  return customer.id;
}
