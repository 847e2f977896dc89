import { HOSTILE_VALUES } from "./hostile.ts";

/** What of JSON Schema the contract is made of. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly format?: string;
}

/** Values that mean something, by the name of their field. */
export type Pool = Readonly<Record<string, readonly unknown[]>>;

/** The same numbers for the same seed, from 0 up to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Random = () => number;

export function pick<T>(random: Random, values: readonly [T, ...T[]] | readonly T[]): T {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined && values.length === 0) throw new Error("There is nothing to choose from.");
  // Within the list by its length, so what is undefined was put there.
  return value as T;
}

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  uuid: "5f1d7a3e-6f0b-4b7c-9b1e-0d9a4b6c2f10",
  date: "2027-03-01",
  "date-time": "2027-03-01T10:00:00Z",
  email: "somebody@example.org",
  uri: "https://www.example.org/",
};

/** A value that a schema would take, as far as the schema says; fields of known names get values that mean something. */
export function sampleOf(
  schema: Schema,
  random: Random,
  pool: Pool,
  name = "",
  defs = schema.$defs ?? {},
): unknown {
  const next = (part: Schema, its = name) => sampleOf(part, random, pool, its, defs);
  if (schema.$ref) return next(defs[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum && schema.enum.length > 0) return pick(random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return next(pick(random, choices));
  if (schema.allOf?.[0]) return next(schema.allOf[0]);
  const known = pool[name];
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (known && known.length > 0 && type !== "object" && type !== "array") return pick(random, known);
  if (type === "object" || schema.properties) {
    const fields = Object.entries(schema.properties ?? {});
    const wanted = fields.filter(([field]) => schema.required?.includes(field) || random() < 0.5);
    return Object.fromEntries(wanted.map(([field, part]) => [field, next(part, field)]));
  }
  if (type === "array")
    return Array.from({ length: Math.max(schema.minItems ?? 0, Math.floor(random() * 3)) }, () =>
      next(schema.items ?? {}),
    );
  if (type === "boolean") return random() < 0.5;
  if (type === "integer" || type === "number")
    return Math.min(schema.maximum ?? 50, Math.max(schema.minimum ?? 0, Math.floor(random() * 20)));
  if (type === "null") return null;
  return BY_FORMAT[schema.format ?? ""] ?? "words".repeat(Math.ceil((schema.minLength ?? 1) / 5));
}

/** The same value with something hostile in one place, or under a name that nobody asked for. */
export function corrupted(value: unknown, random: Random): unknown {
  if (typeof value !== "object" || value === null) return pick(random, HOSTILE_VALUES);
  const keys = Object.keys(value);
  if (keys.length === 0 || random() < 0.1)
    return { ...value, [textOf(pick(random, HOSTILE_VALUES))]: pick(random, HOSTILE_VALUES) };
  const key = pick(random, keys);
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    name === key ? corrupted(part, random) : part,
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Any value as a text, as addresses, forms and names of fields have it. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined");
