import type { DisputeStatus, Payment, PaymentStatus, RefundStatus } from "@jobmap/contract";
import type { BadgeProps } from "../../ui/index.ts";

type Tone = NonNullable<BadgeProps["tone"]>;

/** States of payments in words. */
export const PAYMENT_STATUS: Readonly<Record<PaymentStatus, { text: string; tone: Tone }>> = {
  CREATED: { text: "Not paid yet", tone: "warn" },
  OPEN: { text: "Not paid yet", tone: "warn" },
  PROCESSING: { text: "On its way", tone: "sea" },
  PAID: { text: "Paid", tone: "ok" },
  PARTIALLY_REFUNDED: { text: "Partly refunded", tone: "ok" },
  REFUNDED: { text: "Refunded", tone: "neutral" },
  EXPIRED: { text: "Expired", tone: "neutral" },
  FAILED: { text: "Failed", tone: "danger" },
  CANCELED: { text: "Canceled", tone: "neutral" },
  DISPUTED: { text: "Disputed", tone: "danger" },
  WON: { text: "Paid, dispute over", tone: "ok" },
  LOST: { text: "Taken back by the bank", tone: "danger" },
};

export const isPaymentStatus = (name: string | null): name is PaymentStatus =>
  name !== null && Object.hasOwn(PAYMENT_STATUS, name);

/** States as choices. A payment that was created reads as one that is open. */
export const STATUS_CHOICES = Object.entries(PAYMENT_STATUS).flatMap(([value, { text }]) =>
  isPaymentStatus(value) && value !== "CREATED" ? [{ value, text }] : [],
);

export const REFUND_STATUS: Readonly<Record<RefundStatus, { text: string; tone: Tone }>> = {
  REQUESTED: { text: "Waiting for a decision", tone: "warn" },
  APPROVED: { text: "Approved", tone: "sea" },
  DECLINED: { text: "Declined", tone: "danger" },
  CANCELLED: { text: "Taken back", tone: "neutral" },
  PENDING: { text: "On its way", tone: "sea" },
  SUCCEEDED: { text: "Refunded", tone: "ok" },
  FAILED: { text: "Failed", tone: "danger" },
};

export const DISPUTE_STATUS: Readonly<Record<DisputeStatus, { text: string; tone: Tone }>> = {
  OPEN: { text: "Open", tone: "danger" },
  WON: { text: "Decided for us", tone: "ok" },
  LOST: { text: "Decided for you", tone: "neutral" },
};

/** How it was paid, as the payment provider calls it. */
export const METHOD_TEXT: Readonly<Record<string, string>> = {
  card: "Card",
  us_bank_account: "Bank account",
  link: "Link",
};

/** `3 × Single job`. */
export const boughtText = ({ plan_name, quantity }: Pick<Payment, "plan_name" | "quantity">) =>
  quantity === 1 ? plan_name : `${quantity} × ${plan_name}`;

/** Whether it may still be paid, or the money is on its way. */
export const isWaiting = ({ status }: Pick<Payment, "status">) =>
  status === "CREATED" || status === "OPEN" || status === "PROCESSING";

/** Whether its money arrived once, whatever became of it. Before that, its tax is unknown. */
export const wasPaid = ({ paid_at }: Pick<Payment, "paid_at">) => paid_at !== null;

export const paymentPath = (id: number) => `/employer/payment-history?payment=${id}`;
