import type Stripe from "stripe";
import { z } from "zod";
import * as f from "../params/fields.ts";
import type { State } from "../state.ts";
import { refusal } from "../wire/fault.ts";
import { listPage } from "../wire/list.ts";
import { operation } from "../wire/operation.ts";

const WEEK = 7 * 86_400;

/** The buyer tells their bank that they did not want this charge. The money is withdrawn at once. */
export function openDispute(state: State, chargeId: string): Stripe.Dispute {
  const charge = state.charges.get(chargeId);
  if (!charge.paid || charge.disputed)
    throw refusal("Only a paid charge can be disputed, and only once.", "charge");
  state.charges.change(charge.id, { disputed: true });
  const dispute = state.disputes.put(buildDispute(state, charge));
  state.emit("charge.dispute.created", dispute);
  state.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** The bank has decided. Money of a dispute that was won comes back. */
export function closeDispute(state: State, id: string, status: "won" | "lost"): Stripe.Dispute {
  if (!["needs_response", "under_review"].includes(state.disputes.get(id).status))
    throw refusal("This dispute is already closed.");
  const dispute = state.disputes.change(id, { status });
  if (status === "won") state.emit("charge.dispute.funds_reinstated", dispute);
  state.emit("charge.dispute.closed", dispute);
  return dispute;
}

function buildDispute(state: State, charge: Stripe.Charge): Stripe.Dispute {
  return {
    id: state.id("du"),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: state.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: state.now() + WEEK,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    intended_submission_method: "manual",
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export const DISPUTE_OPERATIONS = [
  operation("GET", "/v1/disputes/:id", z.strictObject({}), (state, _, id) =>
    state.disputes.get(id, "dispute"),
  ),
  operation(
    "GET",
    "/v1/disputes",
    z.strictObject({ ...f.page, charge: f.text.optional(), payment_intent: f.text.optional() }),
    (state, { charge, payment_intent, ...page }) =>
      listPage(
        "/v1/disputes",
        state.disputes
          .values()
          .filter(
            (row) =>
              (charge === undefined || row.charge === charge) &&
              (payment_intent === undefined || row.payment_intent === payment_intent),
          ),
        page,
      ),
  ),
  operation("POST", "/v1/disputes/:id/close", z.strictObject({}), (state, _, id) =>
    closeDispute(state, id, "lost"),
  ),
];
