import { z } from "zod";

/**
 * The states of a refund: a request that is decided here, then what the payment provider says of it. A refund that FAILED was put
 * back: its sum can be requested again.
 */
export const REFUND_STATUSES = [
  "REQUESTED",
  "APPROVED",
  "DECLINED",
  "CANCELLED",
  "PENDING",
  "SUCCEEDED",
  "FAILED",
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_REASONS = ["duplicate", "fraudulent", "requested_by_customer"] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

const Money = z.int();
const At = z.iso.datetime();

/** What would be refunded now, and whether it needs a decision. */
export const RefundQuote = z
  .object({
    /** With its part of the tax. */
    amount_minor: Money,
    tax_minor: Money,
    currency: z.string(),
    /** Unused days and the days that were paid for, over all listings in it. */
    days_unused: z.int(),
    days_paid: z.int(),
    /** Unused credits in it. */
    credits: z.int(),
    /** Whether it is carried out within a minute; otherwise somebody decides. */
    is_automatic: z.boolean(),
    automatic_until: At,
    /** Published listings that it ends. */
    ends_jobs: z.int(),
  })
  .meta({ id: "RefundQuote" });
export type RefundQuote = z.infer<typeof RefundQuote>;

export const RefundRequest = z
  .object({
    id: z.int(),
    payment_id: z.int(),
    /** The listing that it is about; null when it is about the whole payment. */
    job_id: z.int().nullable(),
    title: z.string().nullable(),
    status: z.enum(REFUND_STATUSES),
    amount_minor: Money,
    tax_minor: Money,
    currency: z.string(),
    days_unused: z.int(),
    credits: z.int(),
    reason: z.enum(REFUND_REASONS),
    note: z.string(),
    /** Why it was declined, or what the payment provider said. */
    answer: z.string(),
    is_automatic: z.boolean(),
    created_at: At,
    decided_at: At.nullable(),
    settled_at: At.nullable(),
  })
  .meta({ id: "RefundRequest" });
export type RefundRequest = z.infer<typeof RefundRequest>;
