import { DAY_MS } from "@jobmap/contract/limits";
/** The order of an all-numeric date with slashes. */
export type DateOrder = "mdy" | "dmy";

const MONTHS: readonly string[] = [
  "jan,january,enero,ene,janvier,janv,januar,janner",
  "feb,february,febrero,fevrier,fevr,fev,februar",
  "mar,march,marzo,mars,marz,maerz,mrz",
  "apr,april,abril,abr,avril,avr",
  "may,mayo,mai",
  "jun,june,junio,juin,juni",
  "jul,july,julio,juillet,juil,juli",
  "aug,august,agosto,ago,aout",
  "sep,sept,september,septiembre,septembre",
  "oct,october,octubre,octobre,oktober,okt",
  "nov,november,noviembre,novembre",
  "dec,december,diciembre,dic,decembre,dezember,dez",
];
const MONTH_BY_NAME = new Map(MONTHS.flatMap((names, i) => names.split(",").map((name) => [name, i + 1])));

/** Day 0 of Excel's calendar, which includes a February 29, 1900 that did not exist. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
/** Serial numbers of the years 1982 to 2064: other bare numbers are not dates. */
const SERIALS = { min: 30_000, max: 60_000 };

/**
 * Parses a calendar date in any usual form: ISO 8601 with or without time, 20260108, 1/8/2026, 8.1.2026, "Jan 8, 2026", "8 de
 * enero de 2026", RFC 2822, a spreadsheet's serial number, seconds or milliseconds since 1970.
 * @returns `YYYY-MM-DD`, of any year; undefined if it is not a valid date
 */
export function parseDate(text: string, order: DateOrder = "mdy"): string | undefined {
  const trimmed = text.trim();
  return fromDigits(trimmed) ?? fromNumericParts(trimmed, order) ?? fromMonthName(trimmed);
}

function fromDigits(text: string): string | undefined {
  if (/^\d{13}$/.test(text)) return new Date(Number(text)).toISOString().slice(0, 10);
  if (/^\d{10}$/.test(text)) return new Date(Number(text) * 1000).toISOString().slice(0, 10);
  const compact = /^(\d{4})(\d{2})(\d{2})(?:T?\d{4,6}Z?)?$/.exec(text);
  if (compact !== null) return calendarDate(Number(compact[1]), Number(compact[2]), Number(compact[3]));
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return undefined;
  const serial = Number(text);
  if (serial < SERIALS.min || serial > SERIALS.max) return undefined;
  return new Date(EXCEL_EPOCH + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
}

function fromNumericParts(text: string, order: DateOrder): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s])/.exec(text);
  if (iso !== null) return calendarDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})(?:$|[\sT,])/.exec(text);
  if (parts === null) return undefined;
  const [first, second] = [Number(parts[1]), Number(parts[3])];
  const year = fullYear(parts[4] ?? "");
  // With periods the day always comes first; otherwise a number of 13 or more must be the day.
  const dayFirst = parts[2] === "." ? second <= 12 : first > 12 || (order === "dmy" && second <= 12);
  return dayFirst ? calendarDate(year, second, first) : calendarDate(year, first, second);
}

function fromMonthName(text: string): string | undefined {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const at = words.findIndex((word) => MONTH_BY_NAME.has(word));
  const month = MONTH_BY_NAME.get(words[at] ?? "");
  if (month === undefined) return undefined;
  const numbers = words
    .map((word, i) => ({ i, digits: /^(\d{1,2}|\d{4})(?:st|nd|rd|th|er)?$/.exec(word)?.[1] }))
    .filter((word): word is { i: number; digits: string } => word.digits !== undefined);
  const day = numbers.find(({ digits }) => digits.length <= 2);
  const year = numbers.find(
    ({ i, digits }) => digits.length === 4 || (day !== undefined && i > day.i && i > at),
  );
  if (day === undefined || year === undefined) return undefined;
  return calendarDate(fullYear(year.digits), month, Number(day.digits));
}

function fullYear(digits: string): number {
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits);
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real && year >= 1 ? date.toISOString().slice(0, 10) : undefined;
}

/** The order of a column's dates: a value with only one possible order decides; otherwise US order. */
export function detectDateOrder(values: Iterable<string>, preferred: DateOrder = "mdy"): DateOrder {
  let dmy = 0;
  let mdy = 0;
  for (const value of values) {
    const parts = /^(\d{1,2})[-/](\d{1,2})[-/]\d{2,4}/.exec(value.trim());
    if (parts === null) continue;
    if (Number(parts[1]) > 12) dmy++;
    else if (Number(parts[2]) > 12) mdy++;
  }
  if (dmy === mdy) return preferred;
  return dmy > mdy ? "dmy" : "mdy";
}

/** `YYYY-MM-DD` moved by days. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
