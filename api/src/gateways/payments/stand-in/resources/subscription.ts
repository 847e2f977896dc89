import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { refusal } from "../wire/fault.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";
import { buildSubscription, periodFrom } from "./build-subscription.ts";
import { createInvoice, linkPayment, markPaid } from "./invoice.ts";
import { createPaymentMethod } from "./payment-method.ts";

/** A subscription begins with the session that was paid, and its first invoice. */
export function startSubscription(
  state: State,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | undefined,
): void {
  const method = typeof intent?.payment_method === "string" ? intent.payment_method : null;
  const subscription = state.subscriptions.put(buildSubscription(state, session, method));
  const now = state.now();
  const invoice = createInvoice(state, {
    customer: typeof session.customer === "string" ? session.customer : null,
    lines: state.plans.get(session.id).lines,
    currency: subscription.currency,
    isTaxed: session.automatic_tax.enabled,
    description: null,
    metadata: {},
    billingReason: "subscription_create",
    subscription,
    period: { start: now, end: now },
  });
  if (intent) linkPayment(state, invoice, intent.id);
  const started = state.subscriptions.change(subscription.id, { latest_invoice: invoice.id });
  state.sessions.change(session.id, { subscription: subscription.id, invoice: invoice.id });
  state.emit("customer.subscription.created", started);
  markPaid(state, invoice.id);
}

/** The period after the current one has begun. */
export function nextPeriod(state: State, { id, items }: Stripe.Subscription): Stripe.Subscription {
  const data = items.data.map((item) => {
    const period = periodFrom(item.current_period_end, item.price.recurring);
    return { ...item, current_period_start: period.start, current_period_end: period.end };
  });
  return state.subscriptions.change(id, { items: { ...items, data } });
}

/** What the outcome of a renewal's invoice means for its subscription. */
export function followInvoice(state: State, invoice: Stripe.Invoice): void {
  const id = invoice.parent?.subscription_details?.subscription;
  if (typeof id !== "string" || invoice.billing_reason !== "subscription_cycle") return;
  const { status } = state.subscriptions.get(id);
  if (invoice.status === "paid") {
    if (status !== "active")
      state.emit("customer.subscription.updated", state.subscriptions.change(id, { status: "active" }), {
        status,
      });
  } else if (invoice.next_payment_attempt === null) endSubscription(state, id, "payment_failed");
  else if (status !== "past_due")
    state.emit("customer.subscription.updated", state.subscriptions.change(id, { status: "past_due" }), {
      status,
    });
}

export function endSubscription(
  state: State,
  id: string,
  reason: "cancellation_requested" | "payment_failed",
): Stripe.Subscription {
  const before = state.subscriptions.get(id, "subscription");
  if (before.status === "canceled") throw refusal(`No such subscription: '${id}'`, "id", "resource_missing");
  const ended = state.subscriptions.change(id, {
    status: "canceled",
    canceled_at: before.canceled_at ?? state.now(),
    ended_at: state.now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  });
  state.emit("customer.subscription.deleted", ended);
  return ended;
}

/** Says whether the subscription ends with its period. */
export function cancelAtPeriodEnd(state: State, id: string, isCanceled: boolean): Stripe.Subscription {
  const before = state.subscriptions.get(id, "subscription");
  if (before.status === "canceled") throw refusal("A canceled subscription can only update its metadata.");
  const changed = state.subscriptions.change(id, {
    cancel_at_period_end: isCanceled,
    cancel_at: isCanceled ? (before.items.data[0]?.current_period_end ?? null) : null,
    canceled_at: isCanceled ? state.now() : null,
  });
  state.emit("customer.subscription.updated", changed, { cancel_at_period_end: before.cancel_at_period_end });
  return changed;
}

/** The customer gives another card for what is charged next. */
export function changeCard(state: State, id: string, card: string): Stripe.Subscription {
  const { customer: owner } = state.subscriptions.get(id, "subscription");
  const customer = state.customers.get(typeof owner === "string" ? owner : owner.id);
  const payer = {
    email: customer.email ?? "",
    name: customer.name ?? "",
    country: customer.address?.country ?? "US",
  };
  const method = createPaymentMethod(state, { card }, payer, customer.id);
  state.emit("payment_method.attached", method);
  const changed = state.subscriptions.change(id, { default_payment_method: method.id });
  state.emit("customer.subscription.updated", changed);
  return changed;
}

export const UpdateSubscription = z.strictObject({
  cancel_at_period_end: f.flag.optional(),
  default_payment_method: f.text.optional(),
  metadata: f.metadata.optional(),
});

export const SUBSCRIPTION_OPERATIONS = [
  operation("GET", "/v1/subscriptions/:id", z.strictObject({}), (state, _, id) =>
    state.subscriptions.get(id, "subscription"),
  ),
  operation("POST", "/v1/subscriptions/:id", UpdateSubscription, (state, given, id) => {
    const before = state.subscriptions.get(id, "subscription");
    if (given.default_payment_method !== undefined)
      state.paymentMethods.get(given.default_payment_method, "default_payment_method");
    const changed = state.subscriptions.change(id, {
      metadata: { ...before.metadata, ...given.metadata },
      default_payment_method: given.default_payment_method ?? before.default_payment_method,
    });
    return given.cancel_at_period_end === undefined
      ? changed
      : cancelAtPeriodEnd(state, id, given.cancel_at_period_end);
  }),
  operation("DELETE", "/v1/subscriptions/:id", z.strictObject({}), (state, _, id) =>
    endSubscription(state, id, "cancellation_requested"),
  ),
  operation(
    "GET",
    "/v1/subscriptions",
    z.strictObject({ ...f.page, customer: f.text.optional() }),
    (state, { customer, ...page }) =>
      listPage(
        "/v1/subscriptions",
        state.subscriptions
          .values()
          .filter(
            (row) => row.status !== "canceled" && (customer === undefined || row.customer === customer),
          ),
        page,
      ),
  ),
];
