import {
  type Dispute,
  type LedgerEntry,
  type PaidJob,
  type Payment as PaymentReply,
  type RefundRequest,
  SETTLED_PAYMENTS,
  type Subscription as SubscriptionReply,
} from "@jobmap/contract";
import type { Job, Payment, PaymentJob, Subscription } from "../models/index.ts";
import type { DisputeRow, EntryRow, RefundWithTitle } from "../queries/payments.ts";

const at = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** @param jobs how many listings it is for */
export function presentPayment(payment: Payment, jobs: number): PaymentReply {
  return {
    id: payment.id,
    status: payment.status,
    plan: payment.plan,
    plan_name: payment.planName,
    kind: payment.kind,
    quantity: payment.quantity,
    currency: payment.currency,
    subtotal_minor: payment.subtotalMinor,
    discount_minor: payment.discountMinor,
    tax_minor: payment.taxMinor,
    total_minor: payment.totalMinor,
    refunded_minor: payment.refundedMinor,
    jobs,
    created_at: payment.createdAt.toISOString(),
    paid_at: at(payment.paidAt),
    expires_at: payment.status === "OPEN" ? at(payment.expiresAt) : null,
  };
}

export const isSettled = ({ status }: Payment): boolean => SETTLED_PAYMENTS.includes(status);

/** Where an open payment can be paid. */
export const checkoutUrlOf = ({ status, checkoutUrl }: Payment): string | null =>
  status === "OPEN" ? checkoutUrl : null;

/** @param job the listing, if it still exists */
export function presentPaidJob(
  line: PaymentJob,
  job: Job | undefined,
  { durationDays, featured }: Payment,
  refund: PaidJob["refund"],
): PaidJob {
  return {
    job_id: job?.id ?? null,
    title: line.title,
    state: line.state,
    status: job?.status ?? null,
    total_minor: line.netMinor + line.taxMinor,
    days: durationDays,
    featured,
    published_at: at(line.publishedAt),
    ends_at: at(line.endedAt ?? job?.validThrough),
    refund,
  };
}

export function presentRefund(
  { refund, title }: RefundWithTitle,
  currency: string,
  days: Days,
): RefundRequest {
  return {
    id: refund.id,
    payment_id: refund.paymentId,
    job_id: refund.jobId,
    title,
    status: refund.status,
    amount_minor: refund.amountMinor,
    tax_minor: refund.taxMinor,
    currency,
    ...days,
    reason: refund.reason,
    note: refund.note,
    answer: refund.answer,
    is_automatic: refund.isAutomatic,
    created_at: refund.createdAt.toISOString(),
    decided_at: at(refund.decidedAt),
    settled_at: at(refund.settledAt),
  };
}

/** What a refund is for. */
export interface Days {
  readonly days_unused: number;
  readonly credits: number;
}

export const presentDispute = (row: DisputeRow): Dispute => ({
  status: row.status,
  amount_minor: row.amount_minor,
  reason: row.reason,
  opened_at: row.opened_at.toISOString(),
  closed_at: at(row.closed_at),
});

export const presentEntry = (row: EntryRow): LedgerEntry => ({
  transfer: row.transfer,
  action: row.action,
  account: row.account,
  amount: Number(row.amount),
  unit: row.unit,
  job_id: row.job_id,
  at: row.created_at.toISOString(),
});

export function presentSubscription(subscription: Subscription): SubscriptionReply {
  return {
    plan: subscription.plan,
    name: subscription.planName,
    status: subscription.status,
    price_minor: subscription.unitPriceMinor,
    currency: subscription.currency,
    interval: subscription.billingInterval,
    job_credits: subscription.jobCredits,
    period_ends_at: at(subscription.periodEndsAt),
    ends_with_period: subscription.endsWithPeriod,
    grace_ends_at: at(subscription.graceEndsAt),
  };
}
