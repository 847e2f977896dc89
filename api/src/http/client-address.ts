import type { IncomingMessage } from "node:http";

/**
 * The address that a request came from. Behind a proxy it is the last entry of `X-Forwarded-For`, which the proxy itself added:
 * the client can forge those before it.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? "");
}
