import type { IncomingMessage, ServerResponse } from "node:http";
import { bytesOf, type Encoding, type KeptPage } from "./kept-pages.ts";

/** What goes with a page and is not kept with it. */
interface Own {
  readonly policy: string;
  /** Cookies for a browser that has none. */
  readonly cookies: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a kept page, or 304 if the client has it. It may be shared: nothing of it depends on who asks. A reply that names a browser with
 * cookies may not, and is sent whole, so that no cache stores another's cookies with it.
 * @returns a promise only if the page has to be compressed first
 */
export function sendKept(
  { headers: asked }: Pick<IncomingMessage, "headers">,
  response: ServerResponse,
  page: KeptPage,
  { policy, cookies, headers }: Own,
): void | Promise<void> {
  const namesBrowser = cookies.length > 0;
  const isKnown = !namesBrowser && hasTag(asked["if-none-match"] ?? "", page.etag);
  const encoding = isKnown ? "identity" : encodingOf(asked["accept-encoding"] ?? "");
  const send = (bytes: Buffer): void => {
    response.writeHead(isKnown ? 304 : 200, {
      ...headers,
      ...Object.fromEntries(page.headers),
      "Content-Security-Policy": policy,
      ETag: page.etag,
      "Cache-Control": namesBrowser ? "private, no-cache" : "public, no-cache",
      // Also where a page has no form but this: whoever keeps it need not know.
      Vary: "Accept, Accept-Encoding",
      ...(namesBrowser && { "Set-Cookie": [...cookies] }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(!isKnown && { "Content-Length": bytes.byteLength }),
    });
    response.end(isKnown ? undefined : bytes);
  };
  const bytes = bytesOf(page, encoding);
  if (bytes instanceof Promise) return bytes.then(send);
  send(bytes);
}

/** Whether a list of tags has this one, as weak ones are compared. */
function hasTag(list: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return list !== "" && list.split(",").some((tag) => plain(tag) === plain(etag));
}

/** Matches where a client accepts it, unless its weight is nought. */
const named = (encoding: string) =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, "i");
const ACCEPTED = [
  ["br", named("br")],
  ["gzip", named("gzip")],
] as const;

/** The smallest form that a client accepts. Browsers name them without an order of their own: "gzip, deflate, br". */
export function encodingOf(accepted: string): Encoding {
  return ACCEPTED.find(([, pattern]) => pattern.test(accepted))?.[0] ?? "identity";
}
