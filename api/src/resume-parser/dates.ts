import { fold } from "./fold.ts";

/** A period in a text: what was written, as JSON Resume dates, and where. */
export interface Period {
  readonly start?: string;
  readonly end?: string;
  /** It goes on. */
  readonly isOpen: boolean;
  /** The end is expected, not reached. */
  readonly isExpected: boolean;
  /** A single date: of an award, or the end of a school. */
  readonly isSingle: boolean;
  readonly index: number;
  readonly length: number;
}

const MONTHS = [
  "january|jan|enero|ene",
  "february|feb|febrero",
  "march|mar|marzo",
  "april|apr|abril|abr",
  "may|mayo",
  "june|jun|junio",
  "july|jul|julio",
  "august|aug|agosto|ago",
  "september|sept|sep|septiembre|setiembre|set",
  "october|oct|octubre",
  "november|nov|noviembre",
  "december|dec|diciembre|dic",
];
const NUMBER_OF = new Map(
  MONTHS.flatMap((names, i) =>
    names.split("|").map((name) => [name, String(i + 1).padStart(2, "0")] as const),
  ),
);
const MONTH = `(?:${[...NUMBER_OF.keys()].sort((a, b) => b.length - a.length).join("|")})\\b\\.?`;
const SEASON = "(?:spring|summer|fall|autumn|winter|primavera|verano|otono|invierno|q[1-4])";
const YEAR = "(?:19[2-9]\\d|20\\d{2})";
const SHORT_YEAR = "['’‘]\\d{2}";
const OPEN =
  "present|current|currently|now|today|ongoing|to date|date|presente|actualidad|la actualidad|la fecha|actual|hoy|至今|现在|今";
const DATE = [
  `${YEAR}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\\d|3[01]))?(?!\\d)`,
  `(?:0?[1-9]|1[0-2])\\s?[/.]\\s?${YEAR}`,
  `${YEAR}\\s?[/.]\\s?(?:0[1-9]|1[0-2])(?!\\d)`,
  `(?:\\d{1,2}\\s(?:de\\s)?)?${MONTH}(?:\\s\\d{1,2},)?[,\\s]\\s*(?:de[l]?\\s)?(?:${YEAR}|${SHORT_YEAR})`,
  `${MONTH}${SHORT_YEAR}`,
  `${SEASON},?\\s(?:de\\s)?${YEAR}`,
  `${YEAR}年(?:\\s?\\d{1,2}月)?`,
  // "2020-2023", but not the beginning of a longer number.
  `${YEAR}(?!\\d|-(?!${YEAR}|${OPEN}))`,
].join("|");
const TO =
  "\\s*(?:-|–|—|−|‒|‐|~|→|\\bto\\b|\\buntil\\b|\\btill\\b|\\bthrough\\b|\\bthru\\b|\\bhasta\\b|\\ba\\b|\\bal\\b)\\s*";
const NOT_AFTER_DIGIT = "(?<![\\d$€£.,/#-])";

const RANGE = new RegExp(`${NOT_AFTER_DIGIT}\\b(${DATE})${TO}(?:(${DATE})|(${OPEN})(?![\\p{L}]))`, "u");
/** "May – Aug 2021": the first month has the year of the second. */
const SHARED_YEAR = new RegExp(`\\b(${MONTH})${TO}(${MONTH}\\s(?:de\\s)?(${YEAR}))`, "u");
const SINCE = new RegExp(`\\b(?:since|from|desde)\\s(${DATE})`, "u");
const EXPECTED =
  /\b(?:expected|anticipated|expecting|graduating|prevista?|previsto|esperada)(?:\s(?:graduation|completion|in|on|by|date|para))*:?\s*(?:\(|-|–)?\s*/u;
const SINGLE = new RegExp(`${NOT_AFTER_DIGIT}\\b(${DATE})`, "u");

/** The first period of a text; a single date counts as one. */
export function findPeriod(text: string): Period | undefined {
  const folded = foldInPlace(text);
  return findRange(folded) ?? findSingle(folded);
}

function findRange(folded: string): Period | undefined {
  const shared = SHARED_YEAR.exec(folded);
  const range = RANGE.exec(folded);
  if (shared && (!range || shared.index < range.index)) {
    const [whole, first = "", last = "", year = ""] = shared;
    return period({ start: dateOf(`${first} ${year}`), end: dateOf(last) }, shared.index, whole);
  }
  if (range) {
    const [whole, first = "", last, open] = range;
    return period(
      { start: dateOf(first), end: last && dateOf(last), isOpen: open !== undefined },
      range.index,
      whole,
    );
  }
  const since = SINCE.exec(folded);
  if (since) return period({ start: dateOf(since[1] ?? ""), isOpen: true }, since.index, since[0]);
  return undefined;
}

function findSingle(folded: string): Period | undefined {
  const single = SINGLE.exec(folded);
  if (!single) return undefined;
  const expected = new RegExp(`${EXPECTED.source}$`, "u").exec(folded.slice(0, single.index));
  const index = expected ? expected.index : single.index;
  const whole = (expected?.[0] ?? "") + single[0];
  return period(
    { end: dateOf(single[1] ?? ""), isSingle: true, isExpected: expected !== null },
    index,
    whole,
  );
}

interface Found {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly isOpen?: boolean;
  readonly isExpected?: boolean;
  readonly isSingle?: boolean;
}

/** A period that would end before it starts was not one. */
function period({ start, end, ...is }: Found, index: number, whole: string): Period | undefined {
  const length = Math.min(start?.length ?? 0, end?.length ?? 0);
  if (start && end && end.slice(0, length) < start.slice(0, length)) return undefined;
  return {
    ...(start && { start }),
    ...(end && { end }),
    isOpen: is.isOpen ?? false,
    isExpected: is.isExpected ?? false,
    isSingle: is.isSingle ?? false,
    index,
    length: whole.trimEnd().length,
  };
}

/** `YYYY` or `YYYY-MM` of a date in words or digits. */
function dateOf(text: string): string {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0] ?? yearOf(/['’‘](\d{2})/.exec(text)?.[1]);
  const name = /[a-z]+/g;
  for (const [word] of text.matchAll(name)) {
    const month = NUMBER_OF.get(word);
    if (month) return `${year}-${month}`;
  }
  const rest = text.replace(/(?:19|20)\d{2}/, " ").replace(/^\s*[-/.年]/, "");
  const month = /q\d/.test(text) ? undefined : /\d{1,2}/.exec(rest)?.[0];
  return month && !/['’‘]/.test(text) ? `${year}-${month.padStart(2, "0")}` : year;
}

const yearOf = (short = "") => (Number(short) > 50 ? `19${short}` : `20${short}`);

/** Folded, each character at its place. */
const foldInPlace = (text: string) =>
  [...text]
    .map((each) => {
      const folded = fold(each);
      if (/\s/u.test(each)) return " ";
      return folded.length === each.length ? folded : each;
    })
    .join("");
