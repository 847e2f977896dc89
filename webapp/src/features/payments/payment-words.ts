import type { DisputeStatus, Payment, PaymentStatus, RefundStatus } from "@jobmap/contract";
import { t } from "#text";
import { planName } from "../../lib/plan-name.ts";
import type { BadgeProps } from "../../ui/index.ts";

type Tone = NonNullable<BadgeProps["tone"]>;

/** States of payments in words. */
export const PAYMENT_STATUS: Readonly<Record<PaymentStatus, { text: string; tone: Tone }>> = {
  CREATED: { text: t`Not paid yet`, tone: "warn" },
  OPEN: { text: t`Not paid yet`, tone: "warn" },
  PROCESSING: { text: t`On its way`, tone: "sea" },
  PAID: { text: t`Paid`, tone: "ok" },
  PARTIALLY_REFUNDED: { text: t`Partly refunded`, tone: "ok" },
  REFUNDED: { text: t`Refunded`, tone: "neutral" },
  EXPIRED: { text: t`Expired`, tone: "neutral" },
  FAILED: { text: t`Failed`, tone: "danger" },
  CANCELED: { text: t({ message: "Canceled", context: "a payment" }), tone: "neutral" },
  DISPUTED: { text: t`Disputed`, tone: "danger" },
  WON: { text: t`Paid, dispute over`, tone: "ok" },
  LOST: { text: t`Taken back by the bank`, tone: "danger" },
};

export const isPaymentStatus = (name: string | null): name is PaymentStatus =>
  name !== null && Object.hasOwn(PAYMENT_STATUS, name);

/** States as choices. A payment that was created reads as one that is open. */
export const STATUS_CHOICES = Object.entries(PAYMENT_STATUS).flatMap(([value, { text }]) =>
  isPaymentStatus(value) && value !== "CREATED" ? [{ value, text }] : [],
);

export const REFUND_STATUS: Readonly<Record<RefundStatus, { text: string; tone: Tone }>> = {
  REQUESTED: { text: t`Waiting for a decision`, tone: "warn" },
  APPROVED: { text: t`Approved`, tone: "sea" },
  DECLINED: { text: t({ message: "Declined", context: "a refund" }), tone: "danger" },
  CANCELLED: { text: t({ message: "Taken back", context: "a refund" }), tone: "neutral" },
  PENDING: { text: t`On its way`, tone: "sea" },
  SUCCEEDED: { text: t`Refunded`, tone: "ok" },
  FAILED: { text: t`Failed`, tone: "danger" },
};

export const DISPUTE_STATUS: Readonly<Record<DisputeStatus, { text: string; tone: Tone }>> = {
  OPEN: { text: t({ message: "Open", context: "a dispute" }), tone: "danger" },
  WON: { text: t`Decided for us`, tone: "ok" },
  LOST: { text: t`Decided for you`, tone: "neutral" },
};

/** How it was paid, as the payment provider calls it. */
export const METHOD_TEXT: Readonly<Record<string, string>> = {
  card: t`Card`,
  us_bank_account: t`Bank account`,
  link: "Link",
};

/** `3 × Single job`. */
export const boughtText = ({ plan_name, quantity }: Pick<Payment, "plan_name" | "quantity">) =>
  quantity === 1 ? planName(plan_name) : `${quantity} × ${planName(plan_name)}`;

/** Whether it may still be paid, or the money is on its way. */
export const isWaiting = ({ status }: Pick<Payment, "status">) =>
  status === "CREATED" || status === "OPEN" || status === "PROCESSING";

/** Whether its money arrived once, whatever became of it. Before that, its tax is unknown. */
export const wasPaid = ({ paid_at }: Pick<Payment, "paid_at">) => paid_at !== null;

export const paymentPath = (id: number) => `/employer/payment-history?payment=${id}`;
