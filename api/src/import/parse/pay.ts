import type { PayUnit } from "@jobmap/contract";
import { minorUnitDigits } from "@jobmap/contract/minor-units";

/** Pay as stored: minor units, `max` null for a single amount. */
export interface Pay {
  readonly currency: string;
  readonly min: number;
  readonly max: number | null;
  readonly unit: PayUnit;
}

/** Why numbers in a cell are not shown as pay. */
export type PayProblem = "pay_implausible" | "pay_unit_unknown" | "pay_by_piece" | "pay_only_maximum";

export type PayResult = { readonly pay: Pay } | { readonly problem: PayProblem } | Record<string, never>;

/** A pay period and how many of our units it has: biweekly pay covers two weeks. */
export interface PayPeriod {
  readonly unit: PayUnit;
  readonly periods: number;
}

const PERIODS: readonly (readonly [pattern: RegExp, unit: PayUnit, periods: number])[] = [
  [/bi-?\s?week|^bi$|fortnight|every (?:two|2) weeks|quincen|14-?tagig/, "WEEK", 2],
  [/semi-?\s?month|twice a month/, "MONTH", 0.5],
  [/quarter|trimest/, "MONTH", 3],
  [
    /\bhours?\b|hourly|\bhrs?\b|\/\s?h\b|\bph\b|p\/h|\bhoras?\b|\bheures?\b|horaire|stunde|\bstd\b/,
    "HOUR",
    1,
  ],
  [
    /\bdays?\b|\bdai\b|daily|per diem|\bdias?\b|diario|\bjour(?:s|nee|nalier)?\b|\btag(?:e|lich)?\b/,
    "DAY",
    1,
  ],
  [/\bweeks?\b|weekly|\bwks?\b|semana|semaine|hebdo|woche|wochentlich/, "WEEK", 1],
  [
    /\bmonths?\b|\bmths?\b|monthly|\/\s?mos?\b|\bmo\b|\bmes\b|mensual|\bmois\b|mensuel|monat|\bmtl\b/,
    "MONTH",
    1,
  ],
  [
    /\byears?\b|yearly|\byrs?\b|annum|annual|\bp\.?a\b|\/\s?a\b|\bano\b|anual|(?:par|\/) ?an\b|\bans\b|annuel|\bjahr|jahrlich|annee/,
    "YEAR",
    1,
  ],
];
export const BY_THE_PIECE =
  /\b(?:piece|per (?:mile|load|unit|acre|bushel|bin|box|ton|tree|crate|bucket|visit|stop)|commission only)\b/;

/** "Hour", "/hr", "per annum", "Bi-Weekly", "mensuel", … @returns "piece" for pay by output. */
export function parsePayPeriod(text: string): PayPeriod | "piece" | undefined {
  const folded = fold(text);
  if (BY_THE_PIECE.test(folded)) return "piece";
  const found = PERIODS.find(([pattern]) => pattern.test(folded));
  return found === undefined ? undefined : { unit: found[1], periods: found[2] };
}

const SYMBOLS: readonly (readonly [pattern: RegExp, currency: string])[] = [
  [/\b(USD|EUR|GBP|CAD|AUD|NZD|CHF|MXN|INR|JPY|SEK|NOK|DKK|PLN|CZK|BRL|SGD|HKD|ZAR|PHP|CNY)\b/, ""],
  [/us\$/i, "USD"],
  [/\bca?\$/i, "CAD"],
  [/\bau?\$/i, "AUD"],
  [/nz\$/i, "NZD"],
  [/r\$/i, "BRL"],
  [/mx\$/i, "MXN"],
  [/€|\beuros?\b/i, "EUR"],
  [/£/, "GBP"],
  [/₹/, "INR"],
  [/¥/, "JPY"],
];
const CURRENCY_OF_COUNTRY: Readonly<Record<string, string>> = {
  AU: "AUD",
  BR: "BRL",
  CA: "CAD",
  CH: "CHF",
  CZ: "CZK",
  DK: "DKK",
  GB: "GBP",
  HK: "HKD",
  IN: "INR",
  JP: "JPY",
  MX: "MXN",
  NO: "NOK",
  NZ: "NZD",
  PH: "PHP",
  PL: "PLN",
  SE: "SEK",
  SG: "SGD",
  US: "USD",
  ZA: "ZAR",
};
const EURO_COUNTRIES: ReadonlySet<string> = new Set(
  "AT,BE,CY,DE,EE,ES,FI,FR,GR,HR,IE,IT,LT,LU,LV,MT,NL,PT,SI,SK".split(","),
);
/** Units of a currency per US dollar, to within a factor of two: only for plausibility checks. */
const ROUGH_RATE: Readonly<Record<string, number>> = {
  BRL: 5,
  CNY: 7,
  CZK: 22,
  DKK: 7,
  HKD: 8,
  INR: 85,
  JPY: 150,
  MXN: 18,
  NOK: 10,
  PHP: 57,
  PLN: 4,
  SEK: 10,
  ZAR: 18,
};
/** Plausible earnings per period in US dollars: below or above, the unit or the amount is wrong. */
const PLAUSIBLE: Readonly<Record<PayUnit, readonly [min: number, max: number]>> = {
  HOUR: [2, 500],
  DAY: [20, 5_000],
  WEEK: [80, 20_000],
  MONTH: [300, 100_000],
  YEAR: [3_000, 3_000_000],
};
/** A range whose maximum is this many times its minimum is meaningless. */
const WIDEST_RANGE = 20;

/** The currency that a text names; else that of the country; else US dollars. */
export function currencyOf(text: string, country: string): string {
  for (const [pattern, currency] of SYMBOLS) {
    const match = pattern.exec(text.toUpperCase());
    if (match !== null) return currency || (match[1] ?? "USD");
  }
  return EURO_COUNTRIES.has(country) ? "EUR" : (CURRENCY_OF_COUNTRY[country] ?? "USD");
}

export interface PayContext {
  /** ISO 3166-1 alpha-2 of the job. */
  readonly country: string;
  /** From another cell or from the header ("Hourly rate"). */
  readonly period?: PayPeriod | "piece" | undefined;
  /** Text of a currency column. */
  readonly currency?: string | undefined;
}

/**
 * Pay from amounts in their own cells. Zero means not stated. Implausible amounts for the stated period are reported as a
 * problem, never corrected; without a period, it is inferred from the amount if only one is possible.
 */
export function payFromFigures(
  min: number | undefined,
  max: number | undefined,
  { country, period, currency }: PayContext,
): PayResult {
  const figures = [min, max].filter((figure) => figure !== undefined && figure > 0);
  const [first, second] = figures.sort((a = 0, b = 0) => a - b);
  if (first === undefined) return {};
  if (period === "piece") return { problem: "pay_by_piece" };
  if (second === undefined && !(min !== undefined && min > 0)) return { problem: "pay_only_maximum" };
  const code = currencyOf(currency ?? "", country);
  const known = period ?? periodFromSize(first, second ?? first, code);
  if (known === undefined) return { problem: "pay_unit_unknown" };
  const low = first / known.periods;
  const high = second === undefined || second === first ? undefined : second / known.periods;
  const isPlausible = isPlausiblePay(low, known.unit, code) && isPlausiblePay(high ?? low, known.unit, code);
  if (!isPlausible || (high ?? low) > low * WIDEST_RANGE) return { problem: "pay_implausible" };
  const digits = minorUnitDigits(code);
  const minor = (amount: number) => Math.round(amount * 10 ** digits);
  return {
    pay: { currency: code, min: minor(low), max: high === undefined ? null : minor(high), unit: known.unit },
  };
}

function periodFromSize(low: number, high: number, currency: string): PayPeriod | undefined {
  const rate = ROUGH_RATE[currency] ?? 1;
  if (low >= 5 * rate && high <= 150 * rate) return { unit: "HOUR", periods: 1 };
  return low >= 15_000 * rate && high <= 1_000_000 * rate ? { unit: "YEAR", periods: 1 } : undefined;
}

function isPlausiblePay(amount: number, unit: PayUnit, currency: string): boolean {
  const rate = ROUGH_RATE[currency] ?? 1;
  const [min, max] = PLAUSIBLE[unit];
  return amount >= min * rate && amount <= max * rate;
}

/** Lower case without accents, for matching. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll("_", " ");
}
