import type { RefundReason } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { moneyText } from "../../format/money.ts";
import { Refund, RefundLine } from "../../models/index.ts";
import { permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { findRefundable, quoteOf } from "../../queries/refund-quote.ts";
import type { Services } from "../../services.ts";
import { approveRefund } from "./approve-refund.ts";
import { lockPayment } from "./lock-rows.ts";
import { transact } from "./transact.ts";

export interface RefundWish {
  readonly actor: Employer;
  readonly paymentId: number;
  /** The listing that it is about; without it, all that is unused. */
  readonly jobId?: number;
  readonly reason: RefundReason;
  readonly note: string;
  /** The sum that was shown. */
  readonly quotedMinor: number;
}

const refuse = (message: string) => new ApiError("conflict", message, { quoted_minor: message });

/**
 * Asks for a refund of exactly the sum that was shown. Within the window of its plan it is carried out at once; after it, somebody
 * decides.
 * @throws ApiError `not_found`, or `conflict` if nothing is left or another sum is due by now
 */
export function requestRefund(services: Services, wish: RefundWish): Promise<Refund> {
  const { actor, jobId, reason, note, quotedMinor } = wish;
  return transact(services, async (transaction) => {
    const payment = permit(
      actor,
      "payment.change",
      await lockPayment(wish.paymentId, transaction),
      "Payment not found.",
    );
    const now = services.now();
    const all = await findRefundable(services.database, payment, now, transaction);
    const parts = jobId === undefined ? all : all.filter((part) => part.jobId === jobId);
    const quote = quoteOf(payment, parts, now);
    if (!quote) throw refuse("There is nothing left to refund here.");
    if (quote.amount_minor !== quotedMinor) {
      const sum = moneyText(quote.amount_minor, payment.currency);
      throw refuse(`The sum has changed: ${sum} can be refunded now. Please look at it again.`);
    }
    const refund = await Refund.create(
      {
        companyId: payment.companyId,
        paymentId: payment.id,
        jobId: jobId ?? null,
        amountMinor: quote.amount_minor,
        taxMinor: quote.tax_minor,
        reason,
        note,
        isAutomatic: quote.is_automatic,
        status: "REQUESTED",
        requestedBy: actor.id,
        createdAt: now,
      },
      { transaction },
    );
    await RefundLine.bulkCreate(
      parts.map(({ paymentJobId, netMinor, taxMinor, daysUnused, daysPaid, credits }) => ({
        refundId: refund.id,
        paymentJobId,
        netMinor,
        taxMinor,
        daysUnused,
        daysPaid,
        credits,
      })),
      { transaction },
    );
    if (quote.is_automatic) await approveRefund(services, payment, refund, transaction);
    return refund;
  });
}
