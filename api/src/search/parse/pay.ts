import { PAY_PERIODS_PER_YEAR, type PayUnit } from "@jobmap/contract/enums";

/** The least pay that a search asks for. */
export interface PayWish {
  /** Annualized, in cents. */
  readonly floor: number;
  /** "$25 an hour". */
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

const UNITS: readonly (readonly [pattern: string, unit: PayUnit, label: string])[] = [
  ["hours?|hrs?|hourly|h", "HOUR", "an hour"],
  ["days?|daily", "DAY", "a day"],
  ["weeks?|wks?|weekly", "WEEK", "a week"],
  ["months?|mos?|monthly", "MONTH", "a month"],
  ["years?|yrs?|yearly|annually|annual|annum|salary", "YEAR", "a year"],
];
const UNIT = UNITS.map(([pattern]) => pattern).join("|");
const AMOUNT = "(\\d{1,3}(?:,\\d{3})+|\\d{1,7})(\\.\\d{1,2})?\\s?(k)?";
/** "$25/hr", "paying 15", "60k+", "$20-25 an hour", "at least 50,000 a year". */
const PAY = new RegExp(
  `(?<![\\w.$-])(?:(paying|pays|pay|salary|wage|making|make|earn|over|above|at least|min(?:imum)?|from|more than|starting at)\\s+(?:of\\s+)?)?(\\$)?\\s?${AMOUNT}` +
    `(?:\\s?(?:-|–|to)\\s?\\$?(?:\\d{1,3}(?:,\\d{3})+|\\d{1,7})(?:\\.\\d{1,2})?\\s?k?)?\\s?(dollars|bucks|usd)?\\s?(\\+)?(?:\\s?(?:/|per|an?|p)\\s?(${UNIT})|\\s?(${UNIT}))?(?![\\w])\\s?(\\+|and up|or more)?`,
  "gi",
);

/** Units that only pay is said in. */
const RATE = /^(?:hr|hourly|daily|weekly|monthly|yearly|annually|annual|annum|salary)$/i;
/** Smaller amounts are not pay: "over 2 years". */
const MIN_AMOUNT: Readonly<Record<PayUnit, number>> = {
  HOUR: 7,
  DAY: 40,
  WEEK: 100,
  MONTH: 400,
  YEAR: 10_000,
};
/** An hour pays less than this; what is below is an hour's pay if no unit is said, what is above a year's. */
const MAX_HOURLY = 250;
const MIN_YEARLY = 10_000;

/** The pay in a search; null if it has none. A number alone is none: it must have a sign, a unit, "k" or "paying" before it. */
export function findPay(text: string): PayWish | null {
  for (const match of text.matchAll(PAY)) {
    const pay = payOf(match);
    if (pay !== null) return pay;
  }
  const six = SIX_FIGURES.exec(text);
  return six && { ...SIX_FIGURES_PAY, start: six.index, end: six.index + six[0].length };
}

const SIX_FIGURES = /\b(?:six|6)[ -]figures?\b/i;
const SIX_FIGURES_PAY = { floor: 10_000_000, label: "$100,000 a year or more" };

function payOf(match: RegExpExecArray): PayWish | null {
  const [whole, wish, dollar, digits = "", decimals = "", thousands, named, plus, unitA, unitB, more] = match;
  // "24 hour", "5 years" and "over 40 hours" say how long, "401 k" what is saved.
  if (unitB && !dollar && !named && !RATE.test(unitB)) return null;
  const isMoney = dollar || named || unitA || unitB || (thousands && !/^401/.test(digits));
  if (!isMoney && !wish && !plus && !more) return null;
  const amount = Number(digits.replaceAll(",", "") + decimals) * (thousands ? 1_000 : 1);
  const unitText = unitA ?? unitB;
  const unit = unitText === undefined ? guessUnit(amount) : unitOf(unitText);
  if (unit === null || amount < MIN_AMOUNT[unit]) return null;
  const shown = amount.toLocaleString("en-US", { minimumFractionDigits: decimals ? 2 : 0 });
  return {
    floor: Math.round(amount * 100 * PAY_PERIODS_PER_YEAR[unit]),
    label: `$${shown} ${UNITS.find(([, own]) => own === unit)?.[2] ?? ""} or more`,
    start: match.index,
    end: match.index + whole.trimEnd().length,
  };
}

function guessUnit(amount: number): PayUnit | null {
  if (amount <= MAX_HOURLY) return "HOUR";
  return amount >= MIN_YEARLY ? "YEAR" : null;
}

function unitOf(text: string): PayUnit | null {
  return UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`, "i").test(text))?.[1] ?? null;
}
