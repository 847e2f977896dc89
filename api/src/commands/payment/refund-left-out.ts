import type { Transaction } from "sequelize";
import { type Payment, type PaymentJob, Refund, RefundLine } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { approveRefund } from "./approve-refund.ts";

/** Gives back what was paid for listings that could not be published, without anybody asking. */
export async function refundLeftOut(
  services: Services,
  payment: Payment,
  lines: readonly PaymentJob[],
  transaction: Transaction,
): Promise<void> {
  const sum = (of: "netMinor" | "taxMinor") => lines.reduce((total, line) => total + line[of], 0);
  const taxMinor = sum("taxMinor");
  const amountMinor = sum("netMinor") + taxMinor;
  if (amountMinor === 0) return;
  const refund = await Refund.create(
    {
      companyId: payment.companyId,
      paymentId: payment.id,
      jobId: lines.length === 1 ? (lines[0]?.jobId ?? null) : null,
      amountMinor,
      taxMinor,
      reason: "requested_by_customer",
      note: "The job could not be published.",
      isAutomatic: true,
      status: "REQUESTED",
      requestedBy: null,
      createdAt: services.now(),
    },
    { transaction },
  );
  await RefundLine.bulkCreate(
    lines.map((line) => ({
      refundId: refund.id,
      paymentJobId: line.id,
      netMinor: line.netMinor,
      taxMinor: line.taxMinor,
      daysUnused: 0,
      daysPaid: 0,
      credits: 0,
    })),
    { transaction },
  );
  await approveRefund(services, payment, refund, transaction);
}
