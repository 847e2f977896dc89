import type { IncomingMessage } from "node:http";

/** Longer addresses are no page's own. */
const MAX_LENGTH = 500;

/** What a page depends on besides its version; undefined for a request whose reply is not kept. */
export function keyOf({ method, url = "", headers }: IncomingMessage): string | undefined {
  // The same address has a form for programs that read.
  const asksForText = headers.accept?.includes("text/markdown") ?? false;
  return method === "GET" && url.length <= MAX_LENGTH && !asksForText ? url : undefined;
}
