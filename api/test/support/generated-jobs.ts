import { JobContent } from "@jobmap/contract";
import fc from "fast-check";
import { z } from "zod";

/** The part of JSON Schema that the contract's schema of a listing is written in. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
}

/** Texts that a form could take for something else. */
const TRICKY = [
  "- Housing",
  "• Meals",
  "* Boats",
  "Driving (required)",
  "(required)",
  "0",
  "null",
  "Über-Fähre, 2. Klasse",
  "夜勤 🚢",
  "a, b; c",
  "<p>Text</p>",
];
/** Lists are shorter than they may be, or a thousand jobs take minutes. */
const MAX_ITEMS = 5;
const MAX_LENGTH = 40;

/**
 * Listings as employers may write them, generated from the contract: a field that joins it joins them. What JSON Schema does not say, such as
 * that a knockout answer is one of the answers, is brought about afterwards; the contract has the last word.
 */
export function generatedJobs(): fc.Arbitrary<JobContent> {
  const schema = z.toJSONSchema(JobContent, { io: "input", unrepresentable: "any" });
  const definitions = schema.$defs ?? {};
  return fc
    .tuple(valuesOf(schema as Schema, definitions as Record<string, Schema>), fc.infiniteStream(fc.nat()))
    .map(([job, dice]) => JobContent.safeParse(consistent(job as RawJob, dice)))
    .filter(({ success }) => success)
    .map(({ data }) => {
      if (!data) throw new Error("A job that is no job was let through.");
      return data;
    });
}

function valuesOf(schema: Schema, definitions: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const inner = (one: Schema) => valuesOf(one, definitions);
  if (schema.$ref) return inner(definitions[schema.$ref.replace("#/$defs/", "")] ?? {});
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(inner));
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  return fc.oneof(...types.map((type) => valueOfType(type, schema, inner)));
}

function valueOfType(type: string, schema: Schema, inner: (one: Schema) => fc.Arbitrary<unknown>) {
  const { minimum: min = -1e9, maximum: max = 1e9, multipleOf } = schema;
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min, max });
    case "number":
      return multipleOf === undefined
        ? // JSON has no negative zero.
          fc.double({ min, max, noNaN: true }).map((n) => n + 0)
        : fc
            .integer({ min: min / multipleOf, max: max / multipleOf })
            .map((n) => Number((n * multipleOf).toFixed(2)));
    case "array":
      return fc.array(inner(schema.items ?? {}), {
        maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, MAX_ITEMS),
      });
    case "object":
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)])),
      );
    case "string":
      return textOf(schema);
    default:
      throw new Error(`No values are known of the type ${type}.`);
  }
}

function textOf({ pattern, format, maxLength = MAX_LENGTH }: Schema): fc.Arbitrary<string> {
  if (format === "email") return fc.emailAddress();
  if (format === "date")
    return fc
      .date({ min: new Date("2020-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const longest = Math.min(maxLength, MAX_LENGTH);
  return fc.oneof(
    fc.string({ maxLength: longest, unit: "grapheme" }),
    fc.constantFrom(...TRICKY),
    fc.lorem({ maxCount: 3 }),
  );
}

interface RawJob {
  apply_url: string | null;
  base_salary: { min: number; max: number | null } | null;
  locations: { latitude: number | null; longitude: number | null; precision: string | null }[];
  questions: { text: string; type: string; options: string[]; knockout: string[] }[];
}

/** Brings about what holds between fields. @param dice decides what is open */
function consistent(job: RawJob, dice: fc.Stream<number>): RawJob {
  const roll = (sides: number) => (dice.next().value ?? 0) % sides;
  const pay = job.base_salary;
  return {
    ...job,
    apply_url: job.apply_url && `https://jobs.example.org/${encodeURIComponent(job.apply_url)}`,
    base_salary: pay && { ...pay, max: pay.max === null ? null : pay.min + (pay.max % 1_000) },
    locations: job.locations.map((place) => {
      const isPlaced = place.latitude !== null && place.longitude !== null && place.precision !== null;
      return isPlaced ? place : { ...place, latitude: null, longitude: null, precision: null };
    }),
    questions: job.questions.map((question) => {
      const chooses = /_SELECT$/.test(question.type);
      const options = chooses ? ["Days", "- Nights", ...question.options.filter((one) => one.trim())] : [];
      const answers = chooses
        ? options.map((one) => one.trim())
        : question.type === "BOOLEAN"
          ? ["yes", "no"]
          : [];
      const knockout = answers.filter(() => roll(2) === 0);
      return { ...question, text: `Why ${question.text}`, options, knockout };
    }),
  };
}
