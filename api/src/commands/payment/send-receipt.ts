import type { Transaction } from "sequelize";
import { Account, type Payment, PaymentJob } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { queueMail } from "../queue-mail.ts";

/** The receipt of a payment, to whoever paid; of a renewal, to whoever subscribed. One a payment. */
export async function sendReceipt(
  services: Services,
  payment: Payment,
  transaction: Transaction,
): Promise<void> {
  const payer =
    payment.accountId === null ? null : await Account.findByPk(payment.accountId, { transaction });
  if (!payer || payer.deactivatedAt) return;
  const jobs = await PaymentJob.findAll({
    where: { paymentId: payment.id, state: "PUBLISHED" },
    order: [["id", "ASC"]],
    transaction,
  });
  await queueMail(services, transaction, {
    template: "receipt",
    to: payer.email,
    language: payer.language,
    values: {
      paymentId: payment.id,
      plan: payment.planName,
      quantity: payment.quantity,
      currency: payment.currency,
      subtotalMinor: payment.subtotalMinor,
      discountMinor: payment.discountMinor,
      taxMinor: payment.taxMinor,
      totalMinor: payment.totalMinor,
      at: (payment.paidAt ?? services.now()).toISOString(),
      jobs: jobs.map(({ title }) => title),
      invoiceUrl: payment.invoiceUrl ?? payment.receiptUrl,
    },
    dedupeKey: `receipt:${payment.id}:${payment.createdAt.getTime()}`,
  });
}
