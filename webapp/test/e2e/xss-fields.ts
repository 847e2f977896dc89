import { type Endpoint, type EndpointKey, endpoints } from "@jobmap/contract";
import { z } from "zod";
import { SIGN } from "./xss-vectors.ts";

/** A text that is more than text to whoever does not look, in the forms that fields ask for. */
const PROBES = [
  SIGN,
  ...[
    "example.com",
    "linkedin.com",
    "facebook.com",
    "instagram.com",
    "x.com",
    "youtube.com",
    "tiktok.com",
  ].map((host) => hostile(host)),
];

/** An address on a host, with a sign that breaks out of an attribute; addresses with spaces are refused. */
export function hostile(host: string): string {
  return `https://${host}/?"'>${SIGN.replaceAll(" ", "/")}`;
}

/** Every field of a body or a query that takes markup as it is, as "METHOD path field.of[].it". */
export function hostileFields(part: "body" | "query"): string[] {
  return (Object.keys(endpoints) as EndpointKey[]).flatMap((key) => {
    const endpoint: Endpoint = endpoints[key];
    const schema = endpoint[part];
    return schema ? [...new Set(leavesOf(schema, ""))].map((path) => `${key} ${path}`) : [];
  });
}

function* leavesOf(schema: unknown, path: string): Generator<string> {
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape))
      yield* leavesOf(field, path === "" ? name : `${path}.${name}`);
  else if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    yield* leavesOf(schema.unwrap(), path);
  else if (schema instanceof z.ZodArray) yield* leavesOf(schema.element, `${path}[]`);
  else if (schema instanceof z.ZodUnion) for (const one of schema.options) yield* leavesOf(one, path);
  // Text is parsed into something else before it is looked at.
  else if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform)
    yield* leavesOf(schema.out, path);
  else if (schema instanceof z.ZodType && PROBES.some((probe) => takes(schema, probe))) yield path;
}

function takes(schema: z.ZodType, probe: string): boolean {
  const parsed = schema.safeParse(probe);
  return parsed.success && String(parsed.data).includes("xss(");
}

/** The fields of a body that is sent with something hostile in them, named as above. */
export function* filledIn(value: unknown, path = ""): Generator<string> {
  if (typeof value === "string") {
    if (value.includes("xss(")) yield path;
  } else if (Array.isArray(value)) for (const one of value) yield* filledIn(one, `${path}[]`);
  else if (typeof value === "object" && value !== null)
    for (const [name, field] of Object.entries(value))
      yield* filledIn(field, path === "" ? name : `${path}.${name}`);
}
