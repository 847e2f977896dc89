/**
 * Chooses the locale the widget speaks: the requested one if there are words for it, else English. Words, numbers,
 * money and direction all use this one locale, so that no sentence mixes two. Plain `es` becomes `es-US` if most jobs
 * are in the United States: in `es` 10.000 is ten thousand, there it is ten.
 * @param hasWords whether there are words for a locale
 * @param country where most of the jobs are, as an ISO 3166-1 code
 */
export function speechOf(
  asked: string,
  hasWords: (locale: string) => boolean,
  country: string | null | undefined,
): string {
  try {
    Intl.getCanonicalLocales(asked);
  } catch {
    return "en";
  }
  if (!hasWords(asked)) return "en";
  return /^es$/i.test(asked) && country === "US" ? "es-US" : asked;
}

/** The language of a locale: "es" of "es-MX". */
export function languageOf(locale: string): string {
  return locale.toLowerCase().split("-")[0] ?? "en";
}

/** The text direction of a locale. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/i.test(locale) ? "rtl" : "ltr";
}

/** Miles for locales whose roads are measured in miles. */
export function unitsOf(locale: string): "mi" | "km" {
  return /^en(-us|-gb)?$|^es-us$/i.test(locale) ? "mi" : "km";
}
