import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { refusal } from "../wire/fault.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";
import { behaviorOf } from "./test-cards.ts";

export const CreateRefund = z.strictObject({
  charge: f.text.optional(),
  payment_intent: f.text.optional(),
  amount: f.integer.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata: f.metadata.optional(),
});

function createRefund(state: State, given: z.output<typeof CreateRefund>): Stripe.Refund {
  const charge = chargeToRefund(state, given);
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  check(charge, amount, left);
  const waits = charge.payment_method_details?.type !== "card" || waitsForCommand(charge);
  const refund = state.refunds.put<Stripe.Refund>({
    id: state.id("re"),
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: given.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(waits && { pending_reason: "processing" as const }),
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: waits ? "pending" : "succeeded",
    transfer_reversal: null,
  });
  const refunded = giveBack(state, charge, amount);
  state.emit("refund.created", refund);
  state.emit("charge.refunded", refunded);
  return refund;
}

/** The bank has taken a refund that waited, or has sent it back: then the charge keeps its money. */
export function settleRefund(state: State, id: string, status: "failed" | "succeeded"): Stripe.Refund {
  const before = state.refunds.get(id);
  if (before.status === "failed" || before.status === "canceled" || before.status === status) return before;
  const { pending_reason: _, ...rest } = before;
  const refund = state.refunds.put({
    ...rest,
    status,
    ...(status === "failed" && { failure_reason: "expired_or_canceled_card" }),
  });
  if (status === "failed" && typeof refund.charge === "string")
    giveBack(state, state.charges.get(refund.charge), -refund.amount);
  state.emit("refund.updated", refund);
  state.emit("charge.refund.updated", refund);
  if (status === "failed") state.emit("refund.failed", refund);
  return refund;
}

function chargeToRefund(state: State, given: z.output<typeof CreateRefund>): Stripe.Charge {
  if ((given.charge === undefined) === (given.payment_intent === undefined))
    throw refusal(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  if (given.charge !== undefined) return state.charges.get(given.charge, "charge");
  const intent = state.paymentIntents.get(given.payment_intent ?? "", "payment_intent");
  if (intent.status !== "succeeded" || typeof intent.latest_charge !== "string")
    throw refusal(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent",
    );
  return state.charges.get(intent.latest_charge);
}

function check(charge: Stripe.Charge, amount: number, left: number): void {
  if (!charge.paid) throw refusal(`Charge ${charge.id} has not been paid.`, "charge");
  if (charge.disputed)
    throw refusal(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      "charge",
      "charge_disputed",
    );
  if (left === 0)
    throw refusal(`Charge ${charge.id} has already been refunded.`, "charge", "charge_already_refunded");
  if (amount < 1) throw refusal("Invalid positive integer", "amount", "parameter_invalid_integer");
  if (amount > left)
    throw refusal(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      "amount",
    );
}

function giveBack(state: State, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const amount_refunded = charge.amount_refunded + amount;
  return state.charges.change(charge.id, { amount_refunded, refunded: amount_refunded === charge.amount });
}

const waitsForCommand = ({ payment_method_details: details }: Stripe.Charge) =>
  behaviorOf(details?.card?.last4).refundsWait === true;

export const REFUND_OPERATIONS = [
  operation("POST", "/v1/refunds", CreateRefund, createRefund),
  operation("GET", "/v1/refunds/:id", z.strictObject({}), (state, _, id) => state.refunds.get(id)),
  operation(
    "GET",
    "/v1/refunds",
    z.strictObject({ ...f.page, charge: f.text.optional(), payment_intent: f.text.optional() }),
    (state, { charge, payment_intent, ...page }) =>
      listPage(
        "/v1/refunds",
        state.refunds
          .values()
          .filter(
            (row) =>
              (charge === undefined || row.charge === charge) &&
              (payment_intent === undefined || row.payment_intent === payment_intent),
          ),
        page,
      ),
  ),
];
