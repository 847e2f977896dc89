import type { CompanyMeta } from "./company-columns-meta.ts";

/** What of a company's jobs says which country they are in. */
type Where = Pick<CompanyMeta, "bounds" | "currencies">;

/**
 * The locale that is spoken where one is asked for: its own where there are words for it, else English as a whole. Words, numbers, money
 * and direction are always of this one locale, so that no sentence is of two. Spanish of no country is the United States' where the jobs
 * are: 10.000 is ten there.
 * @param hasWords whether there are words for a locale
 */
export function speechOf(asked: string, hasWords: (locale: string) => boolean, where: Where | null): string {
  try {
    Intl.getCanonicalLocales(asked);
  } catch {
    return "en";
  }
  if (!hasWords(asked)) return "en";
  return /^es$/i.test(asked) && where !== null && isInUnitedStates(where) ? "es-US" : asked;
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

/** Paid in dollars, and the middle of all places in the states, Alaska, Hawaii or Puerto Rico. */
function isInUnitedStates({ bounds, currencies }: Where): boolean {
  if (bounds === null || currencies.some((one) => one !== "USD")) return false;
  const [west, south, east, north] = bounds;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  return y > 24.4 ? x > -170 && x < -66.8 : y > 17.6 && (x < -154 ? x > -161 : x > -68 && x < -65);
}
