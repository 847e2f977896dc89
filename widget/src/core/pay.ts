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

/** How a language says pay: the period after the amount, and a range. */
export interface PayWords {
  readonly periods: Readonly<Record<PayUnit, string>>;
  readonly payRange: (low: string, high: string) => string;
  /** The period on a map's plate, in three letters or so; English where a language has none. */
  readonly marks?: Readonly<Record<PayUnit, string>>;
}

const ENGLISH: PayWords = {
  periods: { HOUR: "an hour", DAY: "a day", WEEK: "a week", MONTH: "a month", YEAR: "a year" },
  payRange: (low, high) => `${low} to ${high}`,
};

const words = new Map<string, PayWords>();

/** Makes `payText` and `payAmount` speak another language, named by its first subtag. */
export function addPayWords(language: string, spoken: PayWords): void {
  words.set(language, spoken);
}

/** What a language says pay with; English for one that nobody has made known. */
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

/** In the currency's main unit; the second is null where it says no more than the first. */
export function amountsOf(pay: Pay): [low: number, high: number | null] {
  const unit = 10 ** minorUnitDigits(pay.currency);
  const high = pay.max !== null && pay.max > pay.min ? pay.max / unit : null;
  return [pay.min / unit, high];
}

/** With the cents that there are. */
export const exactMoney: Money = moneyFormat("exact", (currency) => {
  const digits = minorUnitDigits(currency);
  return {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  };
});
/** Making an Intl formatter costs more than a thousand uses of it. */
const made = new Map<string, Intl.NumberFormat>();

/** Gives formatters of money by these options, one for each currency and locale, which are kept. `name` tells the options from others. */
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
