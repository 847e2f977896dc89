import type Stripe from "stripe";
import type { State } from "../state.ts";
import { createCharge } from "./charge.ts";
import { openDispute } from "./dispute.ts";
import { afterFailure, afterSuccess, whileProcessing } from "./follow-payment.ts";
import type { Outcome } from "./outcome.ts";
import { behaviorOf } from "./test-cards.ts";

const MESSAGES: Readonly<Record<string, string>> = {
  card_declined: "Your card was declined.",
  expired_card: "Your card has expired.",
  insufficient_funds: "Your card has insufficient funds.",
  payment_intent_authentication_failure:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
};

/** Takes the money, or finds out why not. */
export function attempt(state: State, { id }: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Outcome {
  const intent = state.paymentIntents.change(id, { payment_method: method.id, last_payment_error: null });
  if (method.type !== "card") return debit(state, intent, method);
  const { declined, failsLater, secondStep } = behaviorOf(method.card?.last4);
  if (declined ?? failsLater) return decline(state, intent, method, declined ?? "card_declined");
  if (secondStep) {
    const waiting = state.paymentIntents.change(id, {
      status: "requires_action",
      next_action: { type: "redirect_to_url", redirect_to_url: { return_url: null, url: null } },
    });
    state.emit("payment_intent.requires_action", waiting);
    return { kind: "second_step" };
  }
  return succeed(state, intent, method);
}

/** The buyer answers the second step. */
export function confirm(state: State, id: string, isApproved: boolean): Outcome {
  const intent = state.paymentIntents.get(id);
  const method = state.paymentMethods.get(
    typeof intent.payment_method === "string" ? intent.payment_method : "",
  );
  return isApproved
    ? succeed(state, intent, method)
    : decline(state, intent, method, "payment_intent_authentication_failure");
}

/** A bank debit that was started succeeds or fails, days later. */
export function settle(state: State, id: string, isPaid: boolean): void {
  const intent = state.paymentIntents.get(id);
  if (intent.status !== "processing" || typeof intent.latest_charge !== "string") return;
  if (isPaid) {
    const charge = state.charges.change(intent.latest_charge, {
      status: "succeeded",
      paid: true,
      amount_captured: intent.amount,
    });
    state.emit("charge.succeeded", charge);
    afterSuccess(state, received(state, intent, charge));
    return;
  }
  const message = "The customer's account has insufficient funds to cover this payment.";
  const charge = state.charges.change(intent.latest_charge, {
    status: "failed",
    captured: false,
    failure_code: "insufficient_funds",
    failure_message: message,
  });
  state.emit("charge.failed", charge);
  afterFailure(state, failed(state, intent, charge, "insufficient_funds", message));
}

function debit(state: State, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Outcome {
  const charge = createCharge(state, intent, method, "pending");
  state.emit("charge.pending", charge);
  const processing = state.paymentIntents.change(intent.id, {
    status: "processing",
    latest_charge: charge.id,
    next_action: null,
  });
  state.emit("payment_intent.processing", processing);
  whileProcessing(state, processing);
  return { kind: "complete" };
}

function succeed(state: State, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Outcome {
  const charge = createCharge(state, intent, method, "succeeded");
  state.emit("charge.succeeded", charge);
  afterSuccess(state, received(state, intent, charge));
  if (behaviorOf(method.card?.last4).isDisputed) openDispute(state, charge.id);
  return { kind: "complete" };
}

function received(
  state: State,
  { id, amount }: Stripe.PaymentIntent,
  charge: Stripe.Charge,
): Stripe.PaymentIntent {
  const intent = state.paymentIntents.change(id, {
    status: "succeeded",
    amount_received: amount,
    latest_charge: charge.id,
    next_action: null,
  });
  state.emit("payment_intent.succeeded", intent);
  return intent;
}

function decline(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  code: string,
): Outcome {
  const message = MESSAGES[code] ?? "Your card was declined.";
  const charge = state.charges.put({
    ...createCharge(state, intent, method, "failed"),
    failure_code: code,
    failure_message: message,
  });
  state.emit("charge.failed", charge);
  afterFailure(state, failed(state, intent, charge, code, message));
  return { kind: "declined", message };
}

function failed(
  state: State,
  { id }: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  code: string,
  message: string,
): Stripe.PaymentIntent {
  const intent = state.paymentIntents.change(id, {
    status: "requires_payment_method",
    latest_charge: charge.id,
    next_action: null,
    payment_method: null,
    last_payment_error: { type: "card_error", code, message, charge: charge.id },
  });
  state.emit("payment_intent.payment_failed", intent);
  return intent;
}
