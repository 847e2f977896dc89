/** Languages of the site, of its mails and of its notifications; the first where nothing else is asked for. ISO 639-1. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself, for those who are looking for it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** What the paths of the web app's pages in a language begin with. A page that is not in Spanish is reached by such a path as well. */
export const PAGE_PREFIX: Readonly<Record<Language, string>> = { en: "", es: "/es" };

const DEFAULT_LANGUAGE: Language = LANGUAGES[0];
/** More of a header is not read. */
const MAX_RANGES = 20;

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value);

/**
 * The language that a browser would rather have, by its `Accept-Language`; of two that it would as soon have, the one it names first. A
 * region (`es-MX`) and what cannot be read make no difference.
 */
export function preferredLanguage(acceptLanguage = ""): Language {
  let [best, bestWeight]: [Language, number] = [DEFAULT_LANGUAGE, 0];
  for (const range of acceptLanguage.split(",", MAX_RANGES)) {
    const [tag = "", ...parameters] = range.toLowerCase().split(";");
    const language = tag.trim() === "*" ? DEFAULT_LANGUAGE : tag.trim().split("-")[0];
    const weight = weightIn(parameters);
    if (isLanguage(language) && weight > bestWeight) [best, bestWeight] = [language, weight];
  }
  return best;
}

/** `q=0.8`; 1 without one, 0 for one that is not a number from 0 to 1. */
function weightIn(parameters: readonly string[]): number {
  const given = parameters.map((one) => /^\s*q\s*=\s*(.*?)\s*$/.exec(one)?.[1]).find((q) => q !== undefined);
  if (given === undefined) return 1;
  return /^(0(\.\d*)?|1(\.0*)?)$/.test(given) ? Number(given) : 0;
}
