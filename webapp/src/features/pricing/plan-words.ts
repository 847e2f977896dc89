import type { Plan } from "@jobmap/contract";
import { moneyText } from "../../lib/money-text.ts";
import { plural } from "../../ui/index.ts";

const PERIOD = { ONE_TIME: "", MONTH: " a month", YEAR: " a year" } as const;

/** `$349.00 a month`, or `Free`. */
export function priceText({ price_minor, currency, interval }: Plan): string {
  return price_minor === 0 ? "Free" : `${moneyText(price_minor, currency)}${PERIOD[interval]}`;
}

/** `$79.00 a job`, of a plan for several. */
export function perJobText({ price_minor, currency, job_credits }: Plan): string | undefined {
  if (job_credits < 2) return undefined;
  return `${moneyText(Math.round(price_minor / job_credits), currency)} a job`;
}

/** What a plan gives, one fact a line. */
export function planFacts(plan: Plan): readonly string[] {
  const { kind, job_credits, duration_days, featured, refund_window_days, price_minor } = plan;
  const jobs =
    kind === "SUBSCRIPTION"
      ? `${plural(job_credits, "job credit")} ${plan.interval === "YEAR" ? "a year" : "a month"}`
      : kind === "CREDIT_PACK"
        ? `${plural(job_credits, "job credit")}, used when you publish`
        : plural(job_credits, "job");
  return [
    jobs,
    `Public for ${plural(duration_days, "day")}${job_credits > 1 ? " each" : ""}`,
    ...(featured ? ["Marked as featured"] : []),
    ...(kind === "SUBSCRIPTION" ? ["Ends with its period when you cancel"] : []),
    ...(price_minor > 0 ? [refundFact(refund_window_days)] : []),
  ];
}

const refundFact = (days: number) =>
  days > 0 ? `Refunds without asking for ${plural(days, "day")}` : "Refunds after we review them";

/** What is refunded for a job that ends after `usedDays` whole days: the day that is running counts as unused, and cents are rounded up. */
export function refundAfter({ price_minor, job_credits, duration_days }: Plan, usedDays: number): number {
  const unused = Math.max(0, duration_days - usedDays);
  return Math.ceil(((price_minor / Math.max(1, job_credits)) * unused) / duration_days);
}
