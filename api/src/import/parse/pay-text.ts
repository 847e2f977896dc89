import { NUMBER, parseNumber } from "./number.ts";
import {
  BY_THE_PIECE,
  currencyOf,
  fold,
  type PayContext,
  type PayResult,
  parsePayPeriod,
  payFromFigures,
} from "./pay.ts";

const CURRENCY_SIGN = String.raw`(?:USD|EUR|euros?|GBP|CAD|AUD|CHF|US\$|CA?\$|AU?\$|[$€£₹¥])`;
const MONEY = String.raw`(?:${CURRENCY_SIGN}\s*)?(${NUMBER})(?![.,]?\d|[a-jl-z]\b)\s*(k\b|tsd\b|mil\b)?\s*${CURRENCY_SIGN}?`;
const RANGE = new RegExp(
  `(?<![\\p{L}\\d.,])${MONEY}(?:[^\\d$€£₹¥]{0,14}?(?:-|–|—|\\bto\\b|\\band\\b|\\bbis\\b|\\ba\\b|\\bà\\b|\\bhasta\\b|\\bet\\b)\\s*${MONEY})?`,
  "dgiu",
);
const CLUE = /[$€£₹¥]|\b(?:usd|eur|gbp|cad|aud|chf|euros?)\b/i;
const NOT_PAY_BEFORE = /(?:bonus(?: of)?|sign-?on|grade|level|step)\s*[:#]?\s*$/i;
const NOT_PAY_AFTER =
  /^\s*(?:%|\(k\)|\+?\s*(?:hours|hrs|days|weeks|months|years)\b|(?:cash )?(?:sign|retention|bonus|relocation|stipend))/i;
const AT_MOST = /(?:up to|maximum|max\.?|bis zu|hasta|jusqu['’]?[aà]|not exceed(?:ing)?|under)\W*$/i;

/** Currencies whose amounts group thousands with a period. */
const STOP_GROUPS: ReadonlySet<string> = new Set(["EUR", "CHF", "BRL", "DKK", "PLN"]);
const A_YEAR = { unit: "YEAR", periods: 1 } as const;

/**
 * Pay from text: "$18.21/hr", "65k-80k", "16,50 € pro Stunde", "$52,000 - $61,000 a year", "Up to $25/hr", "DOE". Returns
 * nothing for a text without numbers. A period from the context counts only if the text names none.
 */
export function payFromText(text: string, context: PayContext): PayResult {
  const source = text.slice(0, 300).replace(/\b(?:https?:\/\/|www\.)\S+/gi, " ");
  const currency = currencyOf(`${source} ${context.currency ?? ""}`, context.country);
  const stopGroups = STOP_GROUPS.has(currency);
  const found = [...source.matchAll(RANGE)].flatMap((match) => readAmount(match, source, stopGroups) ?? []);
  const best = found.find(({ isClear }) => isClear) ?? found[0];
  if (best === undefined) {
    return BY_THE_PIECE.test(fold(source)) && /\d/.test(source) ? { problem: "pay_by_piece" } : {};
  }
  const { min, max, before, after } = best;
  const named = [after.slice(0, 60), before.slice(-40), best.text].map(parsePayPeriod).find(Boolean);
  const period = named ?? context.period ?? (best.isThousands ? A_YEAR : undefined);
  const exact = { ...context, currency, period };
  return max === undefined && AT_MOST.test(before)
    ? payFromFigures(undefined, min, exact)
    : payFromFigures(min, max, exact);
}

interface FoundAmount {
  readonly min: number;
  readonly max: number | undefined;
  /** The numbers with their currency signs, and the text around them. */
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** A currency sign or a "k" marks this as money. */
  readonly isClear: boolean;
  readonly isThousands: boolean;
}

/** One amount or range of a text; undefined if the text around it shows that it is not pay. */
function readAmount(match: RegExpExecArray, source: string, stopGroups: boolean): FoundAmount | undefined {
  const [, low = "", lowK, high, highK] = match;
  const before = source.slice(0, match.index);
  let end = match.index + match[0].length;
  // "$18 per hour up to 40 hours": the second number counts hours.
  const isRange = high !== undefined && !NOT_PAY_AFTER.test(source.slice(end));
  if (high !== undefined && !isRange) end = match.indices?.[1]?.[1] ?? end;
  const after = source.slice(end);
  if (NOT_PAY_BEFORE.test(before) || NOT_PAY_AFTER.test(after) || (low === "401" && lowK)) return undefined;
  // In "65-80k" the k applies to both.
  const k = lowK ?? (isRange && Number(low) < 1000 ? highK : undefined);
  const min = parseNumber(low, { stopGroups });
  const max = isRange ? parseNumber(high, { stopGroups }) : undefined;
  if (min === undefined) return undefined;
  const text = source.slice(match.index, end);
  return {
    min: min * (k ? 1000 : 1),
    max: max === undefined ? undefined : max * (highK ? 1000 : 1),
    text,
    before,
    after,
    isClear: CLUE.test(text) || k !== undefined,
    isThousands: k !== undefined || (isRange && highK !== undefined),
  };
}
