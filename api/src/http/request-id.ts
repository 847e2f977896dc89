import { randomUUID } from "node:crypto";

const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * The id of a request: that of its `X-Request-Id`, so that a proxy's id is kept, or a new one if the header is missing or
 * invalid.
 */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
