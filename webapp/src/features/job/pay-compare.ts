import type { BaseSalary } from "@jobmap/contract";
import { PAY_PERIODS_PER_YEAR } from "@jobmap/contract/enums";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { plural, t } from "#text";

const WEEKS = PAY_PERIODS_PER_YEAR.WEEK;
/** Weekly hours on which a year of 2,080 hours is based. */
const FULL_WEEK = PAY_PERIODS_PER_YEAR.HOUR / WEEKS;

/**
 * The pay converted to another period, so that jobs can be compared: "About $728 a week for 40 hours, before tax". Based on what the
 * employer stated; without stated hours it assumes a full week, and says so.
 * @param hours weekly hours stated by the employer, or null
 */
export function payComparison(pay: BaseSalary, hours: number | null): string {
  const amount = (factor: number, digits: number) => range(pay, factor, digits);
  if (pay.unit === "HOUR") {
    if (hours !== null) return t`About ${amount(hours, 0)} a week for ${hoursText(hours)}, before tax`;
    return t`About ${amount(PAY_PERIODS_PER_YEAR.HOUR, 0)} a year at ${FULL_WEEK} hours a week, before tax`;
  }
  const periods = PAY_PERIODS_PER_YEAR[pay.unit];
  if (pay.unit === "YEAR" || hours !== null) {
    const week = hours ?? FULL_WEEK;
    return t`About ${amount(periods / WEEKS / week, 2)} an hour at ${hoursText(week)} a week, before tax`;
  }
  return t`About ${amount(periods, 0)} a year if worked all year, before tax`;
}

const hoursText = (hours: number) => plural(hours, { one: "# hour", other: "# hours" });

function range({ currency, min, max }: BaseSalary, factor: number, digits: number): string {
  const money = moneyOf(currency, digits);
  const unit = 10 ** minorUnitDigits(currency);
  const low = money.format((min * factor) / unit);
  const high = max === null ? low : money.format((max * factor) / unit);
  return low === high ? low : t`${low} to ${high}`;
}

/** Kept: making one takes 0.2 ms. */
const made = new Map<string, Intl.NumberFormat>();

function moneyOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const known = made.get(key);
  if (known) return known;
  const money = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  made.set(key, money);
  return money;
}
