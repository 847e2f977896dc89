import type { Language } from "@jobmap/contract/languages";
import { LOCALES } from "./locales.ts";
import { moneyText } from "./money.ts";

/** How numbers, dates, sums and lists are written in a language. */
export interface Wording {
  number(value: number): string;
  /** "November 20, 2026" of a time in ISO 8601, in UTC. */
  day(iso: string): string;
  /** "November 20, 2026 at 6:30 PM UTC" */
  moment(iso: string): string;
  money(minor: number, currency: string): string;
  /** The form that a number takes, with `#` for the number: `count(2, { one: "# job", other: "# jobs" })`. */
  count(value: number, forms: Forms): string;
  /** "Ada, Grace, and Omar" */
  and(items: readonly string[]): string;
  or(items: readonly string[]): string;
  /** "12 new applications, 1 withdrawn": without a word before the last. */
  comma(items: readonly string[]): string;
}

interface Forms {
  readonly one: string;
  readonly other: string;
}

function wordingOf(language: Language): Wording {
  const locale = LOCALES[language];
  const numbers = new Intl.NumberFormat(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const rules = new Intl.PluralRules(locale);
  const lists = {
    and: new Intl.ListFormat(locale, { type: "conjunction" }),
    or: new Intl.ListFormat(locale, { type: "disjunction" }),
  };
  return {
    number: (value) => numbers.format(value),
    day: (iso) => days.format(new Date(iso)),
    moment: (iso) => `${moments.format(new Date(iso))} UTC`,
    money: (minor, currency) => moneyText(minor, currency, language),
    count: (value, { one, other }) =>
      (rules.select(value) === "one" ? one : other).replaceAll("#", () => numbers.format(value)),
    and: (items) => lists.and.format(items),
    or: (items) => lists.or.format(items),
    comma: (items) => items.join(", "),
  };
}

export const WORDINGS: Readonly<Record<Language, Wording>> = { en: wordingOf("en"), es: wordingOf("es") };
