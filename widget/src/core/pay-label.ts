import type { PayUnit } from "@jobmap/contract/enums";
import { amountsOf, exactMoney, type Money, moneyFormat, type Pay, payWordsFor } from "./pay.ts";

/** A piece of a label; `minor` pieces (cents, unit) are set smaller. */
export interface PayPart {
  readonly text: string;
  readonly minor: boolean;
}

/** Hourly pay is the default on a map and has no mark. */
const PERIOD_MARKS: Readonly<Record<PayUnit, string>> = {
  HOUR: "",
  DAY: "/day",
  WEEK: "/wk",
  MONTH: "/mo",
  YEAR: "/yr",
};

const whole: Money = moneyFormat("whole", () => ({ maximumFractionDigits: 0 }));
const thousands: Money = moneyFormat("thousands", () => ({
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
}));

/**
 * The short form of a map plate: "$18.21", "$19–25", "$52k/yr", "$2,400/mo". Figures lose digits downward only, so that
 * a plate never promises more than the employer did.
 */
export function payLabel(pay: Pay, locale = "en-US"): readonly PayPart[] {
  const [low, high] = amountsOf(pay);
  const mark = (payWordsFor(locale).marks ?? PERIOD_MARKS)[pay.unit];
  const short = low >= 10_000 ? thousands : high !== null || low >= 1_000 ? whole : exactMoney;
  const money = short(pay.currency, locale);
  const scale = short === thousands ? 1_000 : 1;
  const first = down(low, scale, short);
  const last = high === null ? first : down(high, scale, short);
  if (high !== null && first === last && high > low)
    return range(exactMoney(pay.currency, locale), low, high, mark, "");
  const suffix = short === thousands ? "k" : "";
  return range(money, first, last, mark, suffix);
}

/** The same in one string. */
export function payLabelText(pay: Pay, locale = "en-US"): string {
  return payLabel(pay, locale)
    .map((part) => part.text)
    .join("");
}

function range(money: Intl.NumberFormat, low: number, high: number, mark: string, suffix: string): PayPart[] {
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
  put(mark, true);
  return parts;
}

function down(value: number, scale: number, short: Money): number {
  if (short === exactMoney) return value;
  return scale === 1 ? Math.floor(value) : Math.floor(value / (scale / 10)) / 10;
}
