import { COUNTRIES, DEFAULT_COUNTRY } from "@jobmap/contract/countries";
import { CURRENCIES } from "@jobmap/contract/currencies";
import { countryName } from "./country-name.ts";

interface Option {
  readonly value: string;
  readonly text: string;
}

/** Countries by name, with the most common one first. @param chosen is included even if it is not a known country */
export const countryOptions = (chosen: string): readonly Option[] =>
  options(COUNTRIES, DEFAULT_COUNTRY, chosen, countryName);

/** Currencies by code: "EUR, Euro". @param chosen as for countries */
export function currencyOptions(usual: string, chosen: string): readonly Option[] {
  const names = new Intl.DisplayNames("en-US", { type: "currency" });
  return options(CURRENCIES, usual, chosen, (code) => `${code}, ${names.of(code) ?? code}`);
}

function options(
  codes: readonly string[],
  first: string,
  chosen: string,
  textOf: (code: string) => string,
): Option[] {
  const all = codes.includes(chosen) ? codes : [chosen, ...codes];
  return all
    .map((value) => ({ value, text: textOf(value) }))
    .sort(
      (a, b) => Number(b.value === first) - Number(a.value === first) || a.text.localeCompare(b.text, "en"),
    );
}
