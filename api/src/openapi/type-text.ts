import { z } from "zod";

/** The parts of JSON Schema that are shown to people. */
const Schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  get items() {
    return Schema.optional();
  },
  get anyOf() {
    return z.array(Schema).optional();
  },
});
type Schema = z.infer<typeof Schema>;

/** These mean no limit. */
const ENDLESS = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** Years have no thousands separator, counts do. */
const DIGITS = new Intl.NumberFormat("en-US", { useGrouping: "min2" });

/** A type as the API's page describes it: "text, up to 200 characters", "DRAFT, PUBLISHED or PAUSED". */
export function typeText(schema: z.ZodType): string {
  return inWords(
    Schema.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" })),
  );
}

function inWords(schema: Schema): string {
  if (schema.enum) return either(schema.enum.map((value) => (value === "" ? "empty" : String(value))));
  if (schema.const !== undefined) return schema.const === "" ? "empty" : String(schema.const);
  if (schema.anyOf) return either([...new Set(schema.anyOf.map(inWords))]);
  if (Array.isArray(schema.type)) return either(schema.type.map((type) => inWords({ ...schema, type })));
  if (schema.type === "array") return schema.items ? `list of ${inWords(schema.items)}` : "list";
  if (schema.type === "integer" || schema.type === "number") return number(schema);
  if (schema.type === "string") return text(schema);
  return NAMES[schema.type ?? ""] ?? "any value";
}

const NAMES: Readonly<Record<string, string>> = { boolean: "true or false", null: "null", object: "object" };

function number({ type, minimum, maximum }: Schema): string {
  const kind = type === "integer" ? "whole number" : "number";
  const [least, most] = [minimum, maximum].map((limit) =>
    limit === undefined || ENDLESS.includes(limit) ? undefined : DIGITS.format(limit),
  );
  if (least !== undefined && most !== undefined) return `${kind}, ${least} to ${most}`;
  return least === undefined
    ? most === undefined
      ? kind
      : `${kind}, up to ${most}`
    : `${kind}, from ${least}`;
}

function text({ format, maxLength }: Schema): string {
  const kind = format === undefined ? "text" : format;
  return maxLength === undefined ? kind : `${kind}, up to ${DIGITS.format(maxLength)} characters`;
}

const either = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;
