import type { RefundRequest } from "@jobmap/contract";
import type { WhereOptions } from "sequelize";
import { Payment, type Refund, RefundLine } from "../models/index.ts";
import { presentRefund } from "../presenters/payment.ts";
import { findRefunds } from "../queries/payments.ts";

/** Refunds with what they are for, the latest first. */
export async function showRefunds(
  where: WhereOptions<Refund>,
  range: { page: number; limit: number },
): Promise<{ items: RefundRequest[]; total: number }> {
  const { refunds, total } = await findRefunds(where, range);
  const payments = await Payment.findAll({
    where: { id: refunds.map(({ refund }) => refund.paymentId) },
    attributes: ["id", "currency"],
  });
  const currencies = new Map(payments.map(({ id, currency }) => [id, currency]));
  const lines = await RefundLine.findAll({ where: { refundId: refunds.map(({ refund }) => refund.id) } });
  const items = refunds.map((row) => {
    const own = lines.filter(({ refundId }) => refundId === row.refund.id);
    const days = {
      days_unused: own.reduce((sum, line) => sum + line.daysUnused, 0),
      credits: own.reduce((sum, line) => sum + line.credits, 0),
    };
    return presentRefund(row, currencies.get(row.refund.paymentId) ?? "", days);
  });
  return { items, total };
}
