import type Stripe from "stripe";
import { z } from "zod";
import type { State } from "../state.ts";
import { operation } from "../wire/operation.ts";
import { completeSession } from "./complete-session.ts";
import type { Outcome } from "./outcome.ts";
import { behaviorOf } from "./test-cards.ts";

/** Saves a way to pay without charging it. */
export function completeSetup(
  state: State,
  session: Stripe.Checkout.Session,
  method: Stripe.PaymentMethod,
): Outcome {
  if (behaviorOf(method.card?.last4).declined)
    return { kind: "declined", message: "Your card was declined." };
  const plan = state.plans.get(session.id);
  const intent = state.setupIntents.put<Stripe.SetupIntent>({
    id: state.id("seti"),
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: null,
    created: state.now(),
    customer: method.customer,
    description: plan.description,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: plan.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method.id,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "succeeded",
    usage: "off_session",
  });
  state.emit("setup_intent.succeeded", intent);
  state.emit("payment_method.attached", method);
  state.sessions.change(session.id, { setup_intent: intent.id });
  return completeSession(state, session.id, "no_payment_required");
}

export const SETUP_INTENT_OPERATIONS = [
  operation("GET", "/v1/setup_intents/:id", z.strictObject({}), (state, _, id) =>
    state.setupIntents.get(id, "intent"),
  ),
];
