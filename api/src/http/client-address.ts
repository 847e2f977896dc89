import type { IncomingMessage } from "node:http";

/** Of requests that another thread of this process has forwarded. */
const told = new WeakMap<IncomingMessage, string>();

/** Says which address a request came from, whatever it says itself. */
export function tellClientAddress(request: IncomingMessage, address: string): void {
  told.set(request, address);
}

/**
 * The address that a request came from. Behind a proxy it is the last entry of `X-Forwarded-For`, which the proxy itself added:
 * the client can forge those before it.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const known = told.get(request);
  if (known !== undefined) return known;
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? "");
}
