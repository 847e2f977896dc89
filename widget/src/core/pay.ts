import type { PayUnit } from "@jobmap/contract/enums";

/** Pay as an employer gave it: integers in minor units of the currency, `max` null when one figure was given. */
export interface Pay {
  /** ISO 4217. */
  readonly currency: string;
  readonly min: number;
  readonly max: number | null;
  readonly unit: PayUnit;
}

/** A piece of a label; `minor` pieces (cents, unit) are set smaller. */
export interface PayPart {
  readonly text: string;
  readonly minor: boolean;
}

/** How a language says pay: the period after the amount, and a range. */
export interface PayWords {
  readonly periods: Readonly<Record<PayUnit, string>>;
  readonly payRange: (low: string, high: string) => string;
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

function wordsFor(locale: string): PayWords {
  return words.get(locale.toLowerCase().split("-")[0] ?? "") ?? ENGLISH;
}

/** An hour is the default on a map and stays unmarked. */
const PERIOD_MARKS: Readonly<Record<PayUnit, string>> = {
  HOUR: "",
  DAY: "/day",
  WEEK: "/wk",
  MONTH: "/mo",
  YEAR: "/yr",
};

/** "an hour", "a year". */
export function payPeriod(unit: PayUnit, locale = "en-US"): string {
  return wordsFor(locale).periods[unit];
}

/** The exact amount without its period: "$18.21", "$19 to $25.50", "$52,000". */
export function payAmount(pay: Pay, locale = "en-US"): string {
  const [low, high] = amounts(pay, locale);
  const money = exact(pay.currency, locale);
  return high === null ? money.format(low) : wordsFor(locale).payRange(money.format(low), money.format(high));
}

/** The long form, as read aloud: "$18.21 an hour". */
export function payText(pay: Pay, locale = "en-US"): string {
  return `${payAmount(pay, locale)} ${payPeriod(pay.unit, locale)}`;
}

/**
 * The short form of a map plate: "$18.21", "$19–25", "$52k/yr", "$2,400/mo". Figures lose digits downward only, so that
 * a plate never promises more than the employer did.
 */
export function payLabel(pay: Pay, locale = "en-US"): readonly PayPart[] {
  const [low, high] = amounts(pay, locale);
  const short = low >= 10_000 ? thousands : high !== null || low >= 1_000 ? whole : exact;
  const money = short(pay.currency, locale);
  const scale = short === thousands ? 1_000 : 1;
  const first = down(low, scale, short);
  const last = high === null ? first : down(high, scale, short);
  if (high !== null && first === last && high > low)
    return range(exact(pay.currency, locale), low, high, pay.unit, "");
  const suffix = short === thousands ? "k" : "";
  return range(money, first, last, pay.unit, suffix);
}

/** The same in one string. */
export function payLabelText(pay: Pay, locale = "en-US"): string {
  return payLabel(pay, locale)
    .map((part) => part.text)
    .join("");
}

type Money = (currency: string, locale: string) => Intl.NumberFormat;

function range(
  money: Intl.NumberFormat,
  low: number,
  high: number,
  unit: PayUnit,
  suffix: string,
): PayPart[] {
  const parts: PayPart[] = [];
  const put = (text: string, minor: boolean): void => {
    const last = parts.at(-1);
    if (last?.minor === minor) parts[parts.length - 1] = { text: last.text + text, minor };
    else if (text !== "") parts.push({ text, minor });
  };
  const figure = (value: number, withSymbol: boolean): void => {
    for (const part of money.formatToParts(value)) {
      if (!withSymbol && (part.type === "currency" || part.type === "literal")) continue;
      put(part.value, part.type === "decimal" || part.type === "fraction");
    }
  };
  const symbolFirst = money.formatToParts(low)[0]?.type === "currency";
  figure(low, symbolFirst || high === low);
  if (high !== low) {
    put("–", false);
    figure(high, !symbolFirst);
  }
  put(suffix, false);
  put(PERIOD_MARKS[unit], true);
  return parts;
}

function down(value: number, scale: number, short: Money): number {
  if (short === exact) return value;
  return scale === 1 ? Math.floor(value) : Math.floor(value / (scale / 10)) / 10;
}

function amounts(pay: Pay, locale: string): [low: number, high: number | null] {
  const unit = 10 ** (exact(pay.currency, locale).resolvedOptions().maximumFractionDigits ?? 2);
  const high = pay.max !== null && pay.max > pay.min ? pay.max / unit : null;
  return [pay.min / unit, high];
}

const exact: Money = formatter("exact", { trailingZeroDisplay: "stripIfInteger" });
const whole: Money = formatter("whole", { maximumFractionDigits: 0 });
const thousands: Money = formatter("thousands", { minimumFractionDigits: 0, maximumFractionDigits: 1 });

/** Making an Intl formatter costs more than a thousand uses of it. */
const made = new Map<string, Intl.NumberFormat>();

function formatter(name: string, options: Intl.NumberFormatOptions): Money {
  return (currency, locale) => {
    const key = `${name} ${currency} ${locale}`;
    let format = made.get(key);
    if (format === undefined) {
      format = new Intl.NumberFormat(locale, {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        ...options,
      });
      made.set(key, format);
    }
    return format;
  };
}
