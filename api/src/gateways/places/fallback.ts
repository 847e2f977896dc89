import type { GatewayLogger, PlaceSource } from "./gateway.ts";

/** After a failure the external service is not called for this long, so that no keystroke waits for its timeout. */
const REST_MS = 15_000;

/** Calls `first`; if it fails, logs the error and answers from `second`. */
export function withFallback(
  first: PlaceSource,
  second: PlaceSource,
  logger: GatewayLogger,
  now: () => number = Date.now,
): PlaceSource {
  let restingUntil = Number.NEGATIVE_INFINITY;
  async function ask<T>(operation: string, call: (gateway: PlaceSource) => Promise<T>): Promise<T> {
    if (now() < restingUntil) return call(second);
    try {
      return await call(first);
    } catch (error) {
      restingUntil = now() + REST_MS;
      logger.warn({ err: error, operation }, "places service failed; answering from the built-in gazetteer");
      return call(second);
    }
  }
  return {
    autocomplete: (text, options) => ask("autocomplete", (gateway) => gateway.autocomplete(text, options)),
    geocode: (address) => ask("geocode", (gateway) => gateway.geocode(address)),
  };
}
