import type { RefundQuote } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { automaticUntil, unusedDays } from "../billing/refund-terms.ts";
import type { Sum } from "../billing/split.ts";
import { Job, type Payment, PaymentJob } from "../models/index.ts";
import { findCreditsLeft, findCreditValue } from "./credits.ts";

/** Something of a payment that was not used: days of a listing, or credits. */
export interface RefundPart extends Sum {
  /** Null for credits. */
  readonly paymentJobId: number | null;
  readonly jobId: number | null;
  readonly daysUnused: number;
  readonly daysPaid: number;
  readonly credits: number;
  /** Whether its listing is public or paused, and would end. */
  readonly endsJob: boolean;
  /** A listing that was removed for breaking the rules: somebody looks at it first. */
  readonly isHeld: boolean;
}

const REFUNDABLE = ["PAID", "PARTIALLY_REFUNDED", "WON"];

/** All that is unused of a payment, and that no request is about yet. */
export async function findRefundable(
  database: Sequelize,
  payment: Payment,
  now: Date,
  transaction: Transaction | null = null,
): Promise<RefundPart[]> {
  if (!REFUNDABLE.includes(payment.status)) return [];
  const lines = await PaymentJob.findAll({
    where: { paymentId: payment.id, state: "PUBLISHED" },
    order: [["id", "ASC"]],
    transaction,
  });
  const requested = await database.query<{ line: number | null }>(
    `SELECT l.payment_job_id AS line FROM refund_lines l JOIN refund_requests r ON r.id = l.refund_id
     WHERE r.payment_id = ? AND r.status = 'REQUESTED'`,
    { replacements: [payment.id], type: QueryTypes.SELECT, transaction },
  );
  const taken = new Set(requested.map(({ line }) => line));
  const states = await statesOf(lines, transaction);
  const listings = lines.flatMap((line): RefundPart[] => {
    if (line.publishedAt === null || taken.has(line.id)) return [];
    const { id, jobId, publishedAt, endedAt, netMinor, taxMinor } = line;
    const { durationDays } = payment;
    const status = states.get(jobId);
    return [
      {
        ...unusedDays({ publishedAt, endedAt, durationDays, netMinor, taxMinor }, now),
        paymentJobId: id,
        jobId,
        credits: 0,
        endsJob: status === "PUBLISHED" || status === "PAUSED",
        isHeld: status === "REMOVED",
      },
    ];
  });
  const credits = taken.has(null) ? [] : await unusedCredits(database, payment, transaction);
  return [...listings, ...credits].filter(({ netMinor, taxMinor }) => netMinor + taxMinor > 0);
}

async function statesOf(
  lines: readonly PaymentJob[],
  transaction: Transaction | null,
): Promise<ReadonlyMap<number, string>> {
  const ids = lines.map(({ jobId }) => jobId);
  const jobs = await Job.findAll({ where: { id: ids }, attributes: ["id", "status"], transaction });
  return new Map(jobs.map(({ id, status }) => [id, status]));
}

async function unusedCredits(
  database: Sequelize,
  payment: Payment,
  transaction: Transaction | null,
): Promise<RefundPart[]> {
  if (!payment.givesCredits) return [];
  const credits = await findCreditsLeft(database, payment.id, transaction);
  if (credits <= 0) return [];
  const value = await findCreditValue(database, payment, transaction);
  const none = { daysUnused: 0, daysPaid: 0, endsJob: false, isHeld: false };
  return [{ ...value, ...none, paymentJobId: null, jobId: null, credits }];
}

/** The sum of some parts, and whether it needs a decision; null for nothing. */
export function quoteOf(payment: Payment, parts: readonly RefundPart[], now: Date): RefundQuote | null {
  const { paidAt, refundWindowDays, currency } = payment;
  if (parts.length === 0 || !paidAt) return null;
  const sum = (of: (part: RefundPart) => number) => parts.reduce((total, part) => total + of(part), 0);
  const until = automaticUntil({ paidAt, refundWindowDays });
  return {
    amount_minor: sum(({ netMinor, taxMinor }) => netMinor + taxMinor),
    tax_minor: sum(({ taxMinor }) => taxMinor),
    currency,
    days_unused: sum(({ daysUnused }) => daysUnused),
    days_paid: sum(({ daysPaid }) => daysPaid),
    credits: sum(({ credits }) => credits),
    is_automatic: now < until && !parts.some(({ isHeld }) => isHeld),
    automatic_until: until.toISOString(),
    ends_jobs: parts.filter(({ endsJob }) => endsJob).length,
  };
}
