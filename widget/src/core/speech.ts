/**
 * The locale that is spoken where one is asked for: its own where there are words for it, else English as a whole. Words, numbers, money
 * and direction are always of this one locale, so that no sentence is of two. Spanish of no country is the United States' where the jobs
 * are: 10.000 is ten there.
 * @param hasWords whether there are words for a locale
 * @param country where most of the jobs are, as ISO 3166-1 has it
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

/** The side that words of a locale begin on. */
export function directionOf(locale: string): "ltr" | "rtl" {
  return /^(ar|ckb|dv|fa|he|iw|ps|sd|ug|ur|yi)\b/i.test(locale) ? "rtl" : "ltr";
}

/** Miles where roads are measured in them. */
export function unitsOf(locale: string): "mi" | "km" {
  return /^en(-us|-gb)?$|^es-us$/i.test(locale) ? "mi" : "km";
}
