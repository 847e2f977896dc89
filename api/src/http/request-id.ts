import { randomUUID } from "node:crypto";

const WELL_FORMED = /^[\w.-]{8,64}$/;

/** The id of a request: that of its `X-Request-Id`, so that a proxy's id goes on, or a new one where that is missing or no id. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
