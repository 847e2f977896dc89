import { z } from "zod";
import { RICH_TEXT_SOURCE_LIMITS } from "./rich-text.ts";

/**
 * Building blocks of requests. Query strings are text, so numbers are parsed here, strictly: `""`, `NaN`, `1e999` and `0x10` are
 * rejected with a readable message.
 */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

function numberFromText(message: string) {
  return z
    .string()
    .trim()
    .regex(DECIMAL, message)
    .transform(Number)
    .pipe(z.number(message).refine(Number.isFinite, message));
}

/** A decimal number in a query string, within `min..max` inclusive. */
export function queryNumber(name: string, min: number, max: number) {
  const message = `${name} must be a number from ${min.toLocaleString("en-US")} to ${max.toLocaleString("en-US")}.`;
  return numberFromText(message).pipe(z.number().min(min, message).max(max, message));
}

/** A whole number in a query string, within `min..max` inclusive. */
export function queryInteger(name: string, min: number, max: number) {
  const message = `${name} must be a whole number from ${min.toLocaleString("en-US")} to ${max.toLocaleString("en-US")}.`;
  return numberFromText(message).pipe(z.number().int(message).min(min, message).max(max, message));
}

/** Yes or no in a query string: `true` or `false`. */
export function queryFlag(name: string) {
  return z.enum(["true", "false"], `${name} must be true or false.`).transform((value) => value === "true");
}

/** A text of several lines: trimmed, without control characters and unpaired surrogates, at most `max` characters. */
export function text(name: string, max: number) {
  return measured(name, max, (value) => value.trim());
}

/**
 * A text of one line, such as a name, a title or a subject. Line breaks, tabs and repeated spaces become one space, and
 * invisible characters are removed: they are often copied along with text. Control characters are rejected.
 */
export function line(name: string, max: number) {
  return measured(name, max, (value) => value.replace(UNSEEN, "").replace(/\s+/g, " ").trim());
}

/** A text from the editor, or pasted: HTML or lines. Only its size is checked here; `sanitize/` sanitizes it. */
export function richText(name: string) {
  const { characters, lines, tags } = RICH_TEXT_SOURCE_LIMITS;
  return z
    .string()
    .refine((value) => value.length <= characters, {
      error: `${name} can have at most ${characters.toLocaleString("en-US")} characters, its formatting included.`,
      abort: true,
    })
    .refine((value) => count(value, "\n") < lines, {
      error: `${name} can have at most ${lines.toLocaleString("en-US")} lines.`,
      abort: true,
    })
    .refine((value) => count(value, "<") <= tags, {
      error: `${name} has too much formatting. Please paste it as plain text.`,
      abort: true,
    })
    .meta({ maxLength: characters });
}

function count(value: string, sign: string): number {
  let found = 0;
  for (let at = value.indexOf(sign); at >= 0; at = value.indexOf(sign, at + 1)) found++;
  return found;
}

/** Tolerated white space around or repeated in a text: texts are measured before they are processed. */
const SPARE_CHARACTERS = 1_000;

function measured(name: string, max: number, normalize: (value: string) => string) {
  const tooLong = `${name} can be at most ${max} characters.`;
  return z
    .string()
    .refine((value) => value.length <= max + SPARE_CHARACTERS, { error: tooLong, abort: true })
    .refine(
      (value) => value.isWellFormed() && !CONTROL_CHARACTER.test(value),
      `${name} contains characters that are not allowed.`,
    )
    .meta({ maxLength: max })
    .transform(normalize)
    .pipe(z.string().max(max, tooLong));
}

/** Control characters but tabs and line breaks. Those from U+0080 are not refused here: broken encodings leave them in pasted notes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Zero-width spaces, soft hyphens, control characters from U+0080, and marks that change text direction. Joiners stay: Persian,
 * Hindi and emoji need them.
 */
const UNSEEN = /[\u0080-\u009f\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Several values of one vocabulary, separated by commas: `FULL_TIME,PART_TIME`. */
export function queryList<const T extends readonly [string, ...string[]]>(name: string, values: T) {
  return z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(
      z
        .array(z.enum(values, `${name} can be ${values.join(", ")}.`))
        .max(values.length * 2, `${name} has too many values.`),
    );
}

/** Several ids, separated by commas. */
export function queryIds(name: string, max = 50) {
  return z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(queryInteger(name, 1, 4_294_967_295)).max(max, `${name} can hold at most ${max} ids.`));
}

export const Latitude = queryNumber("latitude", -90, 90);
export const Longitude = queryNumber("longitude", -180, 180);

/** `west,south,east,north` in degrees, as in GeoJSON. West of east crosses the antimeridian. */
export const Bbox = z
  .string()
  .transform((value) => value.split(","))
  .pipe(z.array(z.string()).length(4, "bbox must be west,south,east,north in degrees."))
  .pipe(
    z.tuple([
      queryNumber("bbox west", -180, 180),
      queryNumber("bbox south", -90, 90),
      queryNumber("bbox east", -180, 180),
      queryNumber("bbox north", -90, 90),
    ]),
  )
  .refine(([, south, , north]) => south <= north, "bbox south must be below north.")
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
  .meta({
    type: "string",
    description: "west,south,east,north in degrees; west of east crosses the antimeridian.",
  });

/** A calendar date that exists, `YYYY-MM-DD`. */
export const CalendarDate = z.iso.date("Please enter a date such as 2026-12-31.");

/** A row's id in a path or a body. */
export const Id = z.coerce
  .string()
  .regex(/^\d{1,10}$/, "id must be a whole number.")
  .transform(Number)
  .pipe(z.number().int().min(1, "id must be a whole number from 1.").max(4_294_967_295, "id is too large."));

export const Page = queryInteger("page", 1, 10_000);
export const Limit = queryInteger("limit", 1, 100);
