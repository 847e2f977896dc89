import { DAY_MS } from "@jobmap/contract/limits";
import type { Sum } from "./split.ts";

/** A published listing, as far as its refund depends on it. */
export interface PaidDays extends Sum {
  readonly publishedAt: Date;
  /** When a refund ended it; null while none has. */
  readonly endedAt: Date | null;
  readonly durationDays: number;
}

/** What is refunded for unused days. */
export interface RefundedDays extends Sum {
  readonly daysUnused: number;
  readonly daysPaid: number;
}

/**
 * What is due for the unused days of a listing: whole days, of which the one that is running counts as unused, and the sum with its
 * tax rounded up. Both are in the customer's favor.
 */
export function unusedDays(listing: PaidDays, now: Date): RefundedDays {
  const { publishedAt, endedAt, durationDays, netMinor, taxMinor } = listing;
  const until = Math.min(now.getTime(), endedAt?.getTime() ?? Number.POSITIVE_INFINITY);
  const used = Math.floor((until - publishedAt.getTime()) / DAY_MS);
  const daysUnused = Math.min(durationDays, Math.max(0, durationDays - used));
  const total = partOf(netMinor + taxMinor, daysUnused, durationDays);
  const tax = Math.min(taxMinor, partOf(taxMinor, daysUnused, durationDays), total);
  return { daysUnused, daysPaid: durationDays, netMinor: total - tax, taxMinor: tax };
}

/** Exact: a floating fraction could round a whole sum up by one. */
const partOf = (sum: number, part: number, whole: number) => Math.ceil((sum * part) / whole);

/** Until when a refund of a payment needs nobody's decision. */
export const automaticUntil = ({
  paidAt,
  refundWindowDays,
}: {
  readonly paidAt: Date;
  readonly refundWindowDays: number;
}): Date => new Date(paidAt.getTime() + refundWindowDays * DAY_MS);
