import type { Plan } from "@jobmap/contract";
import { plural, t } from "#text";
import { moneyText } from "../../lib/money-text.ts";

/** `$349.00 a month`, or `Free`. */
export function priceText({ price_minor, currency, interval }: Plan): string {
  if (price_minor === 0) return t`Free`;
  const price = moneyText(price_minor, currency);
  if (interval === "ONE_TIME") return price;
  return interval === "YEAR" ? t`${price} a year` : t`${price} a month`;
}

/** `$79.00 a job`, of a plan for several. */
export function perJobText({ price_minor, currency, job_credits }: Plan): string | undefined {
  if (job_credits < 2) return undefined;
  const price = moneyText(Math.round(price_minor / job_credits), currency);
  return t`${price} a job`;
}

/** What a plan gives, one fact a line. */
export function planFacts(plan: Plan): readonly string[] {
  const { job_credits, duration_days, featured, refund_window_days, price_minor } = plan;
  return [
    jobsFact(plan),
    job_credits > 1
      ? plural(duration_days, { one: "Public for # day each", other: "Public for # days each" })
      : plural(duration_days, { one: "Public for # day", other: "Public for # days" }),
    ...(featured ? [t`Marked as featured`] : []),
    ...(plan.kind === "SUBSCRIPTION" ? [t`Ends with its period when you cancel`] : []),
    ...(price_minor > 0 ? [refundFact(refund_window_days)] : []),
  ];
}

function jobsFact({ kind, interval, job_credits }: Plan): string {
  if (kind === "CREDIT_PACK")
    return plural(job_credits, {
      one: "# job credit, used when you publish",
      other: "# job credits, used when you publish",
    });
  if (kind !== "SUBSCRIPTION") return plural(job_credits, { one: "# job", other: "# jobs" });
  return interval === "YEAR"
    ? plural(job_credits, { one: "# job credit a year", other: "# job credits a year" })
    : plural(job_credits, { one: "# job credit a month", other: "# job credits a month" });
}

const refundFact = (days: number) =>
  days === 0
    ? t`Refunds after we review them`
    : plural(days, { one: "Automatic refunds for # day", other: "Automatic refunds for # days" });

/** What is refunded for a job that ends after `usedDays` whole days: the day that is running counts as unused, and cents are rounded up. */
export function refundAfter({ price_minor, job_credits, duration_days }: Plan, usedDays: number): number {
  const unused = Math.max(0, duration_days - usedDays);
  return Math.ceil(((price_minor / Math.max(1, job_credits)) * unused) / duration_days);
}
