import { PAY_PERIODS_PER_YEAR } from "@jobmap/contract/enums";
import { t } from "#text";

/** Yearly pay in cents, as the API counts it. Not imported: pages that need another limit would load them too. A test compares. */
export const PAY_FLOORS: readonly number[] = [
  3_000_000, 4_000_000, 5_000_000, 6_000_000, 7_500_000, 10_000_000, 12_500_000, 15_000_000, 20_000_000,
];

/** Days, as the API counts them. */
export const POSTED_WITHIN = [1, 3, 7, 14, 30] as const;

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const CENTS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** The pay floors to offer, lowest first, including the selected one. */
export function payFloors(present: number | null): number[] {
  const all = present === null ? PAY_FLOORS : [...PAY_FLOORS, present];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** "$60,000": pay is compared by the year. */
export function yearText(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** The same as hourly pay, at 40 hours in 52 weeks, rounded up: a floor must not promise less. */
export function hourText(cents: number): string {
  return CENTS.format(Math.ceil(cents / PAY_PERIODS_PER_YEAR.HOUR / 5) * 0.05);
}

/** "$60k" on a chip. */
export function shortPay(cents: number): string {
  const thousands = cents / 100_000;
  return Number.isInteger(thousands * 2) ? `$${thousands}k` : yearText(cents);
}

export function postedChoice(days: number): string {
  return days === 1 ? t`Last 24 hours` : t`Last ${days} days`;
}
