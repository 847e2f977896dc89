import type { Language } from "@jobmap/contract/languages";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { LOCALES } from "./locales.ts";

/** "$99.00" of 9900 minor units. */
export function moneyText(minor: number, currency: string, language: Language = "en"): string {
  const digits = minorUnitDigits(currency);
  return (minor / 10 ** digits).toLocaleString(LOCALES[language], {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
