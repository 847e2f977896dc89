import { z } from "zod";
import { JOB_STATUSES } from "./enums.ts";
import { Message } from "./message.ts";
import { PLAN_KINDS } from "./plan.ts";
import { RefundQuote, RefundRequest } from "./refund.ts";

/** The states of a payment; see docs/lifecycles.md. */
export const PAYMENT_STATUSES = [
  "CREATED",
  "OPEN",
  "PROCESSING",
  "PAID",
  "PARTIALLY_REFUNDED",
  "REFUNDED",
  "EXPIRED",
  "FAILED",
  "CANCELED",
  "DISPUTED",
  "WON",
  "LOST",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether the money has arrived, will not, or may still. */
export const SETTLED_PAYMENTS: readonly PaymentStatus[] = ["PAID", "PARTIALLY_REFUNDED", "REFUNDED", "WON"];

/** What became of a listing that a payment is for: it waits, was published, was left out and refunded, or was ended by a refund. */
export const PAID_JOB_STATES = ["WAITING", "PUBLISHED", "LEFT_OUT", "REFUNDED"] as const;
export type PaidJobState = (typeof PAID_JOB_STATES)[number];

export const DISPUTE_STATUSES = ["OPEN", "WON", "LOST"] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** What employers are told about a payment. */
export const PAYMENT_NEWS = [
  "PAID",
  "LEFT_OUT",
  "FAILED",
  "EXPIRED",
  "REFUND_APPROVED",
  "REFUND_DECLINED",
  "REFUND_SUCCEEDED",
  "REFUND_FAILED",
  "DISPUTED",
  "DISPUTE_WON",
  "DISPUTE_LOST",
  "RENEWED",
  "RENEWAL_FAILED",
  "SUBSCRIPTION_ENDED",
] as const;
export type PaymentNews = (typeof PAYMENT_NEWS)[number];

const Money = z.int();
const At = z.iso.datetime();

/** A payment in a list. Sums are in minor units; `total_minor` is after discounts and with tax. */
export const Payment = z
  .object({
    id: z.int(),
    status: z.enum(PAYMENT_STATUSES),
    plan: z.string(),
    plan_name: z.string(),
    kind: z.enum(PLAN_KINDS),
    quantity: z.int(),
    currency: z.string(),
    subtotal_minor: Money,
    discount_minor: Money,
    tax_minor: Money,
    total_minor: Money,
    refunded_minor: Money,
    /** Listings that it is for. */
    jobs: z.int(),
    created_at: At,
    paid_at: At.nullable(),
    /** Until when it can be paid; only of an open one. */
    expires_at: At.nullable(),
  })
  .meta({ id: "Payment" });
export type Payment = z.infer<typeof Payment>;

/** A listing that a payment is for. */
export const PaidJob = z
  .object({
    /** Null once the listing is deleted. */
    job_id: z.int().nullable(),
    title: z.string(),
    state: z.enum(PAID_JOB_STATES),
    status: z.enum(JOB_STATUSES).nullable(),
    total_minor: Money,
    days: z.int(),
    featured: z.boolean(),
    published_at: At.nullable(),
    /** When its days are over. */
    ends_at: At.nullable(),
    /** Null when there is nothing to refund. */
    refund: RefundQuote.nullable(),
  })
  .meta({ id: "PaidJob" });
export type PaidJob = z.infer<typeof PaidJob>;

export const Dispute = z
  .object({
    status: z.enum(DISPUTE_STATUSES),
    amount_minor: Money,
    reason: z.string(),
    opened_at: At,
    closed_at: At.nullable(),
  })
  .meta({ id: "Dispute" });
export type Dispute = z.infer<typeof Dispute>;

/** A payment with everything that belongs to it. */
export const PaymentDetail = Payment.extend({
  /** Whether the money has arrived. */
  is_settled: z.boolean(),
  /** The provider's page on which it can be paid now. */
  checkout_url: z.string().nullable(),
  /** Why it failed, in words. */
  failure: Message.nullable(),
  /** How it was paid: `card`, `us_bank_account`. */
  method: z.string().nullable(),
  invoice_url: z.string().nullable(),
  receipt_url: z.string().nullable(),
  paid_jobs: z.array(PaidJob),
  /** Credits that it gave, and those of them that are left. */
  credits_granted: z.int(),
  credits_left: z.int(),
  /** All that could be refunded now; null for nothing. */
  refund: RefundQuote.nullable(),
  refunds: z.array(RefundRequest),
  disputes: z.array(Dispute),
  /** Whether it is one of the payment provider's stand-in, and no money moves. */
  is_stand_in: z.boolean(),
}).meta({ id: "PaymentDetail" });
export type PaymentDetail = z.infer<typeof PaymentDetail>;
