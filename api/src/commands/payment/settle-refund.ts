import type { RefundStatus } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { putBack } from "../../billing/transfers.ts";
import { type Payment, Refund } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { refundedLines } from "./approve-refund.ts";
import { lockPayment } from "./lock-rows.ts";
import { movePayment } from "./move-payment.ts";
import { record } from "./record.ts";
import { tellPayment } from "./tell-payment.ts";
import { transact } from "./transact.ts";

/** What the provider says of a refund. */
export interface RefundState {
  readonly id?: string;
  readonly status: string | null;
  readonly failure?: string | null;
}

/** A refund goes only forward through these: a state that is read late does not undo a later one. */
const ORDER: readonly RefundStatus[] = ["APPROVED", "PENDING", "SUCCEEDED", "FAILED"];

const STATES: Readonly<Record<string, RefundStatus>> = {
  pending: "PENDING",
  requires_action: "PENDING",
  succeeded: "SUCCEEDED",
  failed: "FAILED",
  canceled: "FAILED",
};

/** Brings a refund to where the provider has it. One that failed is put back: in the ledger, and to be requested again. */
export function settleRefund(services: Services, refundId: number, state: RefundState): Promise<void> {
  return transact(services, async (transaction) => {
    const found = await Refund.findByPk(refundId, { transaction, rejectOnEmpty: true });
    const payment = await lockPayment(found.paymentId, transaction);
    const refund = await found.reload({ transaction });
    const status = STATES[state.status ?? "pending"] ?? "PENDING";
    if (!payment || ORDER.indexOf(status) <= ORDER.indexOf(refund.status)) return;
    refund.set({ status, stripeRefundId: state.id ?? refund.stripeRefundId });
    if (status !== "PENDING") refund.set({ settledAt: services.now() });
    if (status === "FAILED") {
      refund.set({ answer: (state.failure ?? "").slice(0, 1_000) });
      await takeBack(services, payment, refund, transaction);
    }
    await refund.save({ transaction });
    const { amountMinor: sumMinor, id: of } = refund;
    if (status === "SUCCEEDED")
      await tellPayment(services, payment, { news: "REFUND_SUCCEEDED", sumMinor, of }, transaction);
    if (status === "FAILED")
      await tellPayment(services, payment, { news: "REFUND_FAILED", sumMinor, of }, transaction);
  });
}

/** The money did not go out: the books have it again, and credits too. A listing that ended stays ended, its days refundable. */
async function takeBack(
  services: Services,
  payment: Payment,
  refund: Refund,
  transaction: Transaction,
): Promise<void> {
  for (const { paid, refunded } of await refundedLines(payment, refund, transaction)) {
    await record(services, payment, putBack(refunded, payment.currency), transaction);
    if (paid?.state !== "REFUNDED") continue;
    paid.set({ state: "PUBLISHED" });
    await paid.save({ transaction });
  }
  payment.set({ refundedMinor: payment.refundedMinor - refund.amountMinor });
  const isMoved = await movePayment(services, payment, "refund", transaction);
  // A disputed payment keeps its state.
  if (!isMoved) await payment.save({ transaction });
}
