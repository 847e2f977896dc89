import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { type Payment, Refund } from "../../models/index.ts";
import { permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";
import { approveRefund } from "./approve-refund.ts";
import { lockPayment } from "./lock-rows.ts";
import { tellPayment } from "./tell-payment.ts";
import { transact } from "./transact.ts";

type Decision = (payment: Payment, refund: Refund, transaction: Transaction) => Promise<void>;

/** Does something with a request that nobody has decided. @returns false if somebody has */
function withRequest(services: Services, id: number, decision: Decision): Promise<boolean> {
  return transact(services, async (transaction) => {
    const found = await Refund.findByPk(id, { transaction, rejectOnEmpty: true });
    const payment = await lockPayment(found.paymentId, transaction);
    const refund = await found.reload({ transaction });
    if (!payment || refund.status !== "REQUESTED") return false;
    await decision(payment, refund, transaction);
    return true;
  });
}

/** Carries out what an operator has approved. One that was decided before stays as it is. */
export async function carryOutRefund(services: Services, id: number): Promise<void> {
  await withRequest(services, id, (payment, refund, transaction) =>
    approveRefund(services, payment, refund, transaction),
  );
}

/** Tells a company that an operator has declined its request, and why. */
export async function declineRefund(services: Services, id: number): Promise<void> {
  await withRequest(services, id, async (payment, refund, transaction) => {
    refund.set({ status: "DECLINED", decidedAt: services.now() });
    await refund.save({ transaction });
    const { amountMinor: sumMinor, answer: note } = refund;
    await tellPayment(services, payment, { news: "REFUND_DECLINED", sumMinor, note, of: id }, transaction);
  });
}

/** Takes a request back. @throws ApiError `not_found`, or `conflict` once it is decided */
export async function cancelRefund(services: Services, actor: Employer, id: number): Promise<Refund> {
  const refund = permit(actor, "payment.change", await Refund.findByPk(id), "Refund not found.");
  const isDone = await withRequest(services, id, async (_, locked, transaction) => {
    locked.set({ status: "CANCELLED", decidedAt: services.now() });
    await locked.save({ transaction });
  });
  if (!isDone) throw new ApiError("conflict", "This refund has been decided already.");
  return await refund.reload();
}
