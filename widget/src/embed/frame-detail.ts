import type { Plain } from "../core/protocol.ts";

export type Plainly = Readonly<Record<string, Plain>>;

/** An event's detail as it may cross to another page: first-level strings, numbers and booleans. */
export function flat(detail: unknown): Plainly {
  const plain: Record<string, Plain> = {};
  for (const [key, value] of Object.entries(typeof detail === "object" && detail !== null ? detail : {})) {
    if (typeof value === "string") plain[key] = value.slice(0, 2_000);
    else if (typeof value === "number" || typeof value === "boolean" || value === null) plain[key] = value;
    else for (const [inner, one] of Object.entries(flat(value))) plain[inner] = one;
  }
  return plain;
}
