import type Stripe from "stripe";
import { z } from "zod";
import { CreateSession, type LineItem, ListSessions } from "../params/checkout.ts";
import type { State } from "../state.ts";
import { refusal } from "../wire/fault.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";
import { buildSession } from "./build-session.ts";
import { lineItem } from "./line-item.ts";
import { createPrice } from "./price.ts";
import { couponOf } from "./promotion.ts";

const HOUR = 3_600;

function createSession(state: State, given: CreateSession): Stripe.Checkout.Session {
  check(state, given);
  const lines = (given.line_items ?? []).map((item) => lineOf(state, item));
  const currencies = new Set(lines.map((line) => line.currency));
  if (currencies.size > 1) throw refusal("All line items must have the same currency.", "line_items");
  const recurring = lines.some((line) => line.price?.recurring);
  if (given.mode === "payment" && recurring)
    throw refusal(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
    );
  if (given.mode === "subscription" && !recurring)
    throw refusal("You must provide at least one recurring price in `subscription` mode.", "line_items");
  const coupon = given.discounts?.[0] && couponOf(state, given.discounts[0]);
  const session = buildSession(state, given, lines, coupon);
  const data = given.payment_intent_data;
  state.plans.put({
    id: session.id,
    lines,
    metadata: data?.metadata ?? given.subscription_data?.metadata ?? given.setup_intent_data?.metadata ?? {},
    description: data?.description ?? given.subscription_data?.description ?? null,
    receiptEmail: data?.receipt_email ?? null,
    coupon: coupon?.id ?? null,
    intent: null,
  });
  return state.sessions.put(session);
}

function check(state: State, given: CreateSession): void {
  if (given.mode === "setup" ? given.line_items : !given.line_items)
    throw refusal(
      given.mode === "setup"
        ? "line_items cannot be used in setup mode."
        : "Missing required param: line_items.",
      "line_items",
    );
  if (given.customer !== undefined) state.customers.get(given.customer, "customer");
  if (given.customer !== undefined && given.customer_email !== undefined)
    throw refusal("You may only specify one of these parameters: customer, customer_email.", "customer");
  if (given.allow_promotion_codes && given.discounts)
    throw refusal(
      "You may only specify one of these parameters: allow_promotion_codes, discounts.",
      "allow_promotion_codes",
    );
  if (given.invoice_creation && given.mode !== "payment")
    throw refusal(
      "You can only enable invoice creation when `mode` is set to `payment`.",
      "invoice_creation",
    );
  const lasts = given.expires_at === undefined ? HOUR : given.expires_at - state.now();
  // A minute of grace for clocks that differ.
  if (lasts < HOUR / 2 - 60 || lasts > 24 * HOUR + 60)
    throw refusal(
      "The `expires_at` timestamp must be at least 30 minutes and less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
}

function lineOf(
  state: State,
  { price: id, price_data, quantity = 1 }: z.output<typeof LineItem>,
): Stripe.LineItem {
  if ((id === undefined) === (price_data === undefined))
    throw refusal("Each line item needs exactly one of `price` and `price_data`.", "line_items");
  const price = price_data
    ? createPrice(state, price_data)
    : state.prices.get(id ?? "", "line_items[0][price]");
  return lineItem(state, price, quantity);
}

/** Ends a session that nobody paid. */
export function expireSession(state: State, id: string): Stripe.Checkout.Session {
  const { status } = state.sessions.get(id, "session");
  if (status !== "open")
    throw refusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
    );
  const expired = state.sessions.change(id, { status: "expired", url: null });
  state.emit("checkout.session.expired", expired);
  return expired;
}

/** The session as it now is: one whose time has passed is expired first. */
export function currentSession(state: State, id: string): Stripe.Checkout.Session {
  const session = state.sessions.get(id, "session");
  return session.status === "open" && session.expires_at <= state.now() ? expireSession(state, id) : session;
}

export const SESSION_OPERATIONS = [
  operation("POST", "/v1/checkout/sessions", CreateSession, createSession),
  operation("GET", "/v1/checkout/sessions/:id", z.strictObject({}), (state, _, id) =>
    currentSession(state, id),
  ),
  operation("POST", "/v1/checkout/sessions/:id/expire", z.strictObject({}), (state, _, id) => {
    currentSession(state, id);
    return expireSession(state, id);
  }),
  operation("GET", "/v1/checkout/sessions/:id/line_items", z.strictObject({}), (state, _, id) => {
    state.sessions.get(id, "session");
    return state.lineItemsOf(id) ?? [];
  }),
  operation(
    "GET",
    "/v1/checkout/sessions",
    ListSessions,
    (state, { limit, starting_after, ending_before, ...where }) =>
      listPage(
        "/v1/checkout/sessions",
        state.sessions
          .values()
          .map(({ id }) => currentSession(state, id))
          .filter(
            (row) =>
              (where.customer === undefined || row.customer === where.customer) &&
              (where.payment_intent === undefined || row.payment_intent === where.payment_intent) &&
              (where.subscription === undefined || row.subscription === where.subscription) &&
              (where.status === undefined || row.status === where.status),
          ),
        { limit, starting_after, ending_before },
      ),
  ),
];
