import type Stripe from "stripe";
import type { State } from "../state.ts";
import { createInvoice, markPaid } from "./invoice.ts";
import type { Outcome } from "./outcome.ts";

/** Ends the checkout: the buyer has done their part. */
export function completeSession(
  state: State,
  id: string,
  payment_status: "no_payment_required" | "paid" | "unpaid",
): Outcome {
  const complete = state.sessions.change(id, { status: "complete", payment_status, url: null });
  countDiscount(state, complete);
  const session = payment_status === "paid" ? withInvoice(state, complete) : complete;
  state.emit("checkout.session.completed", session);
  return { kind: "complete" };
}

/** A bank debit of a complete session has arrived. */
export function settleSession(state: State, id: string): void {
  const paid = state.sessions.change(id, { payment_status: "paid" });
  state.emit("checkout.session.async_payment_succeeded", withInvoice(state, paid));
}

/** The session that a payment belongs to; renewals have none. */
export function sessionOf(state: State, { id }: Stripe.PaymentIntent): Stripe.Checkout.Session | undefined {
  const plan = state.plans.findBy(id);
  return plan && state.sessions.get(plan.id);
}

/** The invoice of a single payment exists from the moment it is paid. */
function withInvoice(state: State, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  if (!session.invoice_creation?.enabled) return session;
  const { lines, intent } = state.plans.get(session.id);
  const { description, metadata } = session.invoice_creation.invoice_data;
  const now = state.now();
  const invoice = createInvoice(
    state,
    {
      customer: typeof session.customer === "string" ? session.customer : null,
      lines,
      currency: session.currency ?? "usd",
      isTaxed: session.automatic_tax.enabled,
      description,
      metadata: metadata ?? {},
      billingReason: "manual",
      period: { start: now, end: now },
    },
    intent ?? undefined,
  );
  markPaid(state, invoice.id);
  return state.sessions.change(session.id, { invoice: invoice.id });
}

/** A discount is used up when the checkout is complete. */
function countDiscount(state: State, { id, discounts }: Stripe.Checkout.Session): void {
  const code = discounts?.[0]?.promotion_code;
  const used = typeof code === "string" ? state.promotionCodes.get(code) : undefined;
  if (used) state.promotionCodes.put({ ...used, times_redeemed: used.times_redeemed + 1 });
  const couponId = used?.promotion.coupon ?? state.plans.get(id).coupon;
  if (typeof couponId !== "string") return;
  const coupon = state.coupons.get(couponId);
  state.coupons.put({ ...coupon, times_redeemed: coupon.times_redeemed + 1 });
}
