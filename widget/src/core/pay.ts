import type { PayUnit } from "@jobmap/contract/enums";
import { minorUnitDigits } from "@jobmap/contract/minor-units";

/** Pay as an employer gave it: integers in minor units of the currency, `max` null when one figure was given. */
export interface Pay {
  /** ISO 4217. */
  readonly currency: string;
  readonly min: number;
  readonly max: number | null;
  readonly unit: PayUnit;
}

/** A language's words for pay: the period after the amount, and a range. */
export interface PayWords {
  readonly periods: Readonly<Record<PayUnit, string>>;
  readonly payRange: (low: string, high: string) => string;
  /** The period on a map's plate, about three letters; English if a language defines none. */
  readonly marks?: Readonly<Record<PayUnit, string>>;
}

const ENGLISH: PayWords = {
  periods: { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" },
  payRange: (low, high) => `${low} to ${high}`,
};

const words = new Map<string, PayWords>();

/** Adds a language to `payText` and `payAmount`, keyed by its first subtag. */
export function addPayWords(language: string, spoken: PayWords): void {
  words.set(language, spoken);
}

/** A language's words for pay; English for a language that was not added. */
export function payWordsFor(locale: string): PayWords {
  return words.get(locale.toLowerCase().split("-")[0] ?? "") ?? ENGLISH;
}

/** "an hour", "a year". */
export function payPeriod(unit: PayUnit, locale = "en-US"): string {
  return payWordsFor(locale).periods[unit];
}

/** The exact amount without its period: "$18.21", "$19 to $25.50", "$52,000". */
export function payAmount(pay: Pay, locale = "en-US"): string {
  const [low, high] = amountsOf(pay);
  const money = exactMoney(pay.currency, locale);
  return high === null
    ? money.format(low)
    : payWordsFor(locale).payRange(money.format(low), money.format(high));
}

/** The long form, as read aloud: "$18.21 an hour". */
export function payText(pay: Pay, locale = "en-US"): string {
  return `${payAmount(pay, locale)} ${payPeriod(pay.unit, locale)}`;
}

/** Formats money of a currency for a locale. */
export type Money = (currency: string, locale: string) => Intl.NumberFormat;

/** Amounts in the currency's main unit; the second is null if it equals the first. */
export function amountsOf(pay: Pay): [low: number, high: number | null] {
  const unit = 10 ** minorUnitDigits(pay.currency);
  const high = pay.max !== null && pay.max > pay.min ? pay.max / unit : null;
  return [pay.min / unit, high];
}

/** Shows cents if there are any. */
export const exactMoney: Money = moneyFormat("exact", (currency) => {
  const digits = minorUnitDigits(currency);
  return {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  };
});
/** Creating an Intl formatter costs more than a thousand uses of it. */
const made = new Map<string, Intl.NumberFormat>();

/** Returns cached money formatters with these options, one per currency and locale. `name` identifies the options. */
export function moneyFormat(name: string, optionsOf: (currency: string) => Intl.NumberFormatOptions): Money {
  return (currency, locale) => {
    const key = `${name} ${currency} ${locale}`;
    let format = made.get(key);
    if (format === undefined) {
      format = new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        ...optionsOf(currency),
      });
      made.set(key, format);
    }
    return format;
  };
}
