import type Stripe from "stripe";
import type { State } from "../state.ts";
import { completeSession, sessionOf, settleSession } from "./complete-session.ts";
import { failInvoice, payInvoice } from "./invoice.ts";
import { followInvoice, startSubscription } from "./subscription.ts";

/** What a payment that succeeded brings about: a paid invoice, a running subscription, a complete session. */
export function afterSuccess(state: State, intent: Stripe.PaymentIntent): void {
  const invoice = payInvoice(state, intent);
  if (invoice) followInvoice(state, invoice);
  const session = sessionOf(state, intent);
  if (!session) return;
  if (session.status === "open") {
    if (session.mode === "subscription") startSubscription(state, session, intent);
    completeSession(state, session.id, "paid");
  } else settleSession(state, session.id);
}

export function afterFailure(state: State, intent: Stripe.PaymentIntent): void {
  const invoice = failInvoice(state, intent);
  if (invoice) followInvoice(state, invoice);
  const session = sessionOf(state, intent);
  if (session?.status === "complete") state.emit("checkout.session.async_payment_failed", session);
}

/** A bank debit is under way: the session is complete, and unpaid. */
export function whileProcessing(state: State, intent: Stripe.PaymentIntent): void {
  const session = sessionOf(state, intent);
  if (session?.status === "open") completeSession(state, session.id, "unpaid");
}
