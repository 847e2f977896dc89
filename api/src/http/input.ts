import {
  type Endpoint,
  type EndpointKey,
  endpoints,
  fieldPathText,
  problemText,
  type Received,
} from "@jobmap/contract";
import type { z } from "zod";
import { ApiError } from "../errors/api-error.ts";

/** The request's input before it is validated against the contract. */
export interface RawInput {
  params: Record<string, string>;
  /** The query string, without its question mark. */
  query: string;
  body: unknown;
}

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);
const MAX_QUERY_LENGTH = 8_192;

/**
 * Parses path, query and body by the contract of one endpoint.
 * @throws ApiError `invalid_input` with every problem, each under the path of its field: `locations[2].street`.
 */
export function parseInput<K extends EndpointKey>(key: K, raw: RawInput): Received<K> {
  const endpoint: Endpoint = endpoints[key];
  // Without a prototype: a field may be named `__proto__`.
  const fields: Record<string, string> = Object.create(null);
  const read = (schema: z.ZodObject | undefined, value: unknown) => {
    if (!schema) return undefined;
    const parsed = schema.safeParse(value, { error: problemText });
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues)
      for (const path of pathsOf(issue))
        fields[fieldPathText(asSent(path, value)) || "request"] ??= issue.message;
    return undefined;
  };
  const input = {
    params: read(endpoint.params, raw.params),
    query: read(endpoint.query, endpoint.query ? parseQuery(raw.query, fields) : undefined),
    body: read(endpoint.body, raw.body ?? {}),
  };
  const names = Object.keys(fields);
  if (names.length > 0) throw new ApiError("invalid_input", summary(fields), fields);
  // The three parts were just parsed by the schemas that `Received` is derived from.
  return input as Received<K>;
}

type Path = readonly PropertyKey[];

/**
 * The part of a path that the client knows: a list that was parsed from a string, as in `bbox` or `category`, was sent as one
 * value.
 */
function asSent(path: Path, sent: unknown): Path {
  let inside = sent;
  const length = path.findIndex((step) => {
    if (typeof inside !== "object" || inside === null) return true;
    inside = Reflect.get(inside, step);
    return false;
  });
  return length < 0 ? path : path.slice(0, length);
}

function pathsOf(issue: z.core.$ZodIssue): Path[] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

function summary(fields: Record<string, string>): string {
  const messages = Object.values(fields);
  return messages.length === 1 ? (messages[0] ?? "") : `${messages.length} fields are not valid.`;
}

/** A query string as a record. A repeated name is rejected, since parsers differ on which value counts. */
function parseQuery(query: string, fields: Record<string, string>): Record<string, string> {
  if (query.length > MAX_QUERY_LENGTH)
    throw new ApiError("invalid_input", "The address of this request is too long.");
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(query)) {
    if (FORBIDDEN_KEYS.has(name)) fields[name] = `${name} is not a known parameter.`;
    else if (name in values) fields[name] = `${name} was sent more than once.`;
    else if (value !== "") values[name] = value;
  }
  return values;
}
