import type { BaseSalary, PayUnit } from "@jobmap/contract";
import type { Language } from "@jobmap/contract/languages";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { LOCALES } from "./locales.ts";

const UNIT_WORDS: Readonly<Record<Language, Readonly<Record<PayUnit, string>>>> = {
  en: { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" },
  es: { HOUR: "por hora", DAY: "por día", WEEK: "por semana", MONTH: "al mes", YEAR: "al año" },
};

/** "$16.08 an hour", "$52,000–$61,000 a year". */
export function payText({ currency, min, max, unit }: BaseSalary, language: Language = "en"): string {
  const scale = 10 ** minorUnitDigits(currency);
  const isWhole = unit !== "HOUR" && min % scale === 0 && (max ?? 0) % scale === 0;
  const format = (minor: number) =>
    formatter(language, currency, isWhole ? 0 : minorUnitDigits(currency)).format(minor / scale);
  return `${max === null ? format(min) : `${format(min)}–${format(max)}`} ${UNIT_WORDS[language][unit]}`;
}

/** Formatters hold much memory outside the heap, which garbage collection does not account for: one per language, currency and precision. */
const FORMATTERS = new Map<string, Intl.NumberFormat>();

function formatter(language: Language, currency: string, digits: number): Intl.NumberFormat {
  const key = `${language}${currency}${digits}`;
  let format = FORMATTERS.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(LOCALES[language], {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    FORMATTERS.set(key, format);
  }
  return format;
}
