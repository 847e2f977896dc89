import type Stripe from "stripe";
import type { State } from "../state.ts";
import { refusal } from "../wire/fault.ts";
import { priced } from "./amounts.ts";
import { attempt } from "./attempt.ts";
import { createInvoice, linkPayment } from "./invoice.ts";
import { lineItem } from "./line-item.ts";
import { createPaymentIntent } from "./payment-intent.ts";
import { endSubscription, nextPeriod } from "./subscription.ts";

/** The period of a subscription ends: it is charged for the next one, or ends as its owner wished. */
export function renew(state: State, id: string): void {
  const before = state.subscriptions.get(id, "subscription");
  if (before.status === "canceled") throw refusal("This subscription has ended.");
  if (before.cancel_at_period_end) {
    endSubscription(state, id, "cancellation_requested");
    return;
  }
  const subscription = nextPeriod(state, before);
  const invoice = createInvoice(state, {
    customer: customerOf(subscription),
    lines: priced(linesOf(state, subscription), {
      coupon: undefined,
      isTaxed: subscription.automatic_tax.enabled,
    }),
    currency: subscription.currency,
    isTaxed: subscription.automatic_tax.enabled,
    description: null,
    metadata: {},
    billingReason: "subscription_cycle",
    subscription,
    period: {
      start: before.items.data[0]?.current_period_start ?? state.now(),
      end: before.items.data[0]?.current_period_end ?? state.now(),
    },
  });
  const renewed = state.subscriptions.change(id, { latest_invoice: invoice.id });
  state.emit("customer.subscription.updated", renewed, { latest_invoice: before.latest_invoice });
  charge(state, renewed, invoice);
}

/** Charges a failed renewal once more, as Stripe does after some days. */
export function retryInvoice(state: State, id: string): void {
  const invoice = state.invoices.get(id, "invoice");
  const subscription = invoice.parent?.subscription_details?.subscription;
  if (invoice.status !== "open" || typeof subscription !== "string") throw refusal("Invoice is not open.");
  charge(state, state.subscriptions.get(subscription), invoice);
}

function charge(state: State, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const payment = state.invoicePayments.values().find((row) => row.invoice === invoice.id);
  const started = payment?.payment.payment_intent;
  const intent =
    typeof started === "string"
      ? state.paymentIntents.get(started)
      : createPaymentIntent(state, {
          amount: invoice.amount_due,
          currency: invoice.currency,
          customer: customerOf(subscription),
          plan: { description: "Subscription update", metadata: {}, receiptEmail: null },
        });
  if (!payment) linkPayment(state, invoice, intent.id);
  const method = subscription.default_payment_method;
  attempt(state, intent, state.paymentMethods.get(typeof method === "string" ? method : ""));
}

const customerOf = ({ customer }: Stripe.Subscription) =>
  typeof customer === "string" ? customer : customer.id;

const linesOf = (state: State, { items }: Stripe.Subscription): readonly Stripe.LineItem[] =>
  items.data.map(({ price, quantity = 1 }) => lineItem(state, price, quantity));
