import { QueryTypes, type Transaction } from "sequelize";
import type { Facts } from "../../lifecycles/lifecycle.ts";
import { take, transitionOf } from "../../lifecycles/lifecycle.ts";
import { type PaymentAction, type PaymentFact, paymentLifecycle } from "../../lifecycles/payment.ts";
import type { Payment } from "../../models/index.ts";
import type { Services } from "../../services.ts";

type Given = Pick<Services, "database" | "now" | "signals">;

const NOT_REFUNDED: Facts<PaymentFact> = { refunded_all: false, refunded_some: false };

/** How much of a payment was refunded, for its next state. */
const factsOf = ({ refundedMinor, totalMinor }: Payment): Facts<PaymentFact> => ({
  refunded_all: refundedMinor > 0 && refundedMinor >= totalMinor,
  refunded_some: refundedMinor > 0,
});

/**
 * Takes a locked payment to its next state, and saves it with whatever else was set on it. The only code that writes its state.
 * @returns false if it is past that: then nothing of it is saved
 */
export async function movePayment(
  services: Given,
  payment: Payment,
  action: PaymentAction,
  transaction: Transaction,
  by: "employer" | "system" = "system",
): Promise<boolean> {
  const facts = action === "refund" ? factsOf(payment) : NOT_REFUNDED;
  const found = transitionOf(paymentLifecycle, payment.status, action, by, facts);
  if (!found) return false;
  const { status: from } = payment;
  payment.set({ status: found.to });
  await payment.save({ transaction });
  await services.database.query(
    `INSERT INTO payment_events (payment_id, action, actor, from_status, to_status, created_at) VALUES (?)`,
    {
      replacements: [[payment.id, action, by, from, found.to, services.now()]],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  transaction.afterCommit(() => services.signals.send("payment_moves"));
  return true;
}

/** @throws ApiError `illegal_transition` if the payment is past that */
export function requireMove({ status }: Payment, action: PaymentAction, by: "employer" | "system"): void {
  take(paymentLifecycle, status, action, by, NOT_REFUNDED);
}
