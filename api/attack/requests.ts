import { type Endpoint, type EndpointKey, endpoints } from "@jobmap/contract";
import { z } from "zod";
import { formOf, type Sent } from "./client.ts";
import { HOSTILE_BODIES, HOSTILE_TYPES, HOSTILE_VALUES } from "./hostile.ts";
import { corrupted, type Pool, pick, type Random, type Schema, sampleOf, textOf } from "./samples.ts";

/** One request of the attack. */
export interface Shot extends Sent {
  readonly method: string;
  readonly path: string;
  /** The server may hang up on it, as on a head that is too large. */
  readonly mayEnd?: boolean;
}

export const KEYS = Object.keys(endpoints) as EndpointKey[];
const schemas = new Map<z.ZodType, Schema>();

function schemaOf(type: z.ZodType): Schema {
  const known = schemas.get(type);
  if (known) return known;
  const made: Schema = JSON.parse(
    JSON.stringify(z.toJSONSchema(type, { io: "input", unrepresentable: "any" })),
  );
  schemas.set(type, made);
  return made;
}

/** A request that the endpoint would take, as far as its schemas say. @param change of each part, to make it hostile */
export function shotAt(
  key: EndpointKey,
  random: Random,
  pool: Pool,
  change: (part: "params" | "query" | "body", value: unknown) => unknown = (_, value) => value,
): Shot {
  const [method = "GET", template = ""] = key.split(" ");
  const endpoint: Endpoint = endpoints[key];
  const part = (name: "params" | "query" | "body"): Record<string, unknown> => {
    const type = endpoint[name];
    const made = change(name, type ? sampleOf(schemaOf(type), random, pool) : {});
    return typeof made === "object" && made !== null ? { ...made } : { value: made };
  };
  const params = part("params");
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(textOf(params[name] ?? 1)));
  const query = Object.entries(part("query"))
    .map(
      ([name, value]) =>
        `${encode(name)}=${encode(Array.isArray(value) ? value.map(textOf).join(",") : textOf(value))}`,
    )
    .join("&");
  // Longer ones no server reads.
  const address = `/api/v1/${path}${query ? `?${query}` : ""}`.slice(0, 14_000);
  if (method === "GET") return { method, path: address };
  const body = part("body");
  if (endpoint.files && random() < 0.7) {
    const fields = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, textOf(value)]));
    const bytes = Buffer.from(textOf(pick(random, HOSTILE_VALUES)));
    const { field } = endpoint.files;
    return { method, path: address, ...formOf(fields, [{ field, name: "a.pdf", bytes }]), mayEnd: true };
  }
  return {
    method,
    path: address,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** A hostile request: with something hostile in its parts, or as a whole. */
export function hostileShotAt(key: EndpointKey, random: Random, pool: Pool): Shot {
  const kind = random();
  if (kind < 0.15) return shotAt(key, random, pool);
  if (kind < 0.85)
    return shotAt(key, random, pool, (_, value) => (random() < 0.7 ? corrupted(value, random) : value));
  const shot = shotAt(key, random, pool);
  if (kind < 0.93)
    return shot.method === "GET"
      ? {
          ...shot,
          path: `${shot.path}${shot.path.includes("?") ? "&" : "?"}${encode(textOf(pick(random, HOSTILE_VALUES)))}`.slice(
            0,
            14_000,
          ),
        }
      : { ...shot, body: pick(random, HOSTILE_BODIES), mayEnd: true };
  return { ...shot, headers: { ...shot.headers, "Content-Type": pick(random, HOSTILE_TYPES) }, mayEnd: true };
}

/** In an address, whatever it is: half a character cannot be written there. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed());
}
