import type { BaseSalary, PayUnit } from "@jobmap/contract";
import { minorUnitDigits } from "@jobmap/contract/minor-units";

const UNIT_WORDS: Readonly<Record<PayUnit, string>> = {
  HOUR: "an hour",
  DAY: "a day",
  WEEK: "a week",
  MONTH: "a month",
  YEAR: "a year",
};

/** "$16.08 an hour", "$52,000–$61,000 a year". */
export function payText({ currency, min, max, unit }: BaseSalary): string {
  const scale = 10 ** minorUnitDigits(currency);
  const isWhole = unit !== "HOUR" && min % scale === 0 && (max ?? 0) % scale === 0;
  const format = (minor: number) =>
    formatter(currency, isWhole ? 0 : minorUnitDigits(currency)).format(minor / scale);
  return `${max === null ? format(min) : `${format(min)}–${format(max)}`} ${UNIT_WORDS[unit]}`;
}

/** Formatters hold much memory outside the heap, which garbage collection does not account for: one per currency and precision. */
const FORMATTERS = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency}${digits}`;
  let format = FORMATTERS.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    FORMATTERS.set(key, format);
  }
  return format;
}
