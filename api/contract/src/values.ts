import { z } from "zod";

/**
 * Building blocks of requests. Query strings arrive as text, so numbers are parsed here, strictly: `""`, `NaN`, `1e999`
 * and `0x10` are refused with a message a person understands.
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

/** Text from a person: trimmed, without control characters and halves of characters, bounded. */
export function text(name: string, max: number) {
  return z
    .string()
    .refine(
      (value) => value.isWellFormed() && !hasControlCharacter(value),
      `${name} contains characters that cannot be used.`,
    )
    .transform((value) => value.trim())
    .pipe(z.string().max(max, `${name} can be at most ${max} characters.`));
}

function hasControlCharacter(value: string): boolean {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127) return true;
  }
  return false;
}

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
  .refine(([, south, , north]) => south <= north, "bbox must have its south below its north.")
  .transform(([west, south, east, north]) => ({ west, south, east, north }))
  .meta({
    type: "string",
    description: "west,south,east,north in degrees; west of east crosses the antimeridian.",
  });

/** A row's id in a path or a body. */
export const Id = z.coerce
  .string()
  .regex(/^\d{1,10}$/, "id must be a whole number.")
  .transform(Number)
  .pipe(z.number().int().min(1, "id must be a whole number from 1.").max(4_294_967_295, "id is too large."));

export const Page = queryInteger("page", 1, 10_000);
export const Limit = queryInteger("limit", 1, 100);
