import type { IncomingMessage } from "node:http";

/**
 * The address a request came from. Behind a proxy that is the entry of `X-Forwarded-For` which the proxy itself added, the last one:
 * those before it are whatever the client says.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? "");
}
