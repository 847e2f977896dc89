import type { Context } from "koa";
import { bytesOf, type Encoding, type KeptPage } from "./kept-pages.ts";

const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];

/**
 * Sends a kept page, or 304 if the client has it. It may be shared: nothing of it depends on who asks. A reply that names a browser with
 * cookies may not, and is sent whole, so that no cache stores another's cookies with it.
 */
export async function sendKept(ctx: Context, page: KeptPage): Promise<void> {
  const namesBrowser = ctx.res.hasHeader("Set-Cookie");
  for (const [name, value] of page.headers) ctx.set(name, value);
  ctx.set({ ETag: page.etag, "Cache-Control": namesBrowser ? "private, no-cache" : "public, no-cache" });
  ctx.vary("Accept-Encoding");
  ctx.status = 200;
  if (!namesBrowser && hasTag(ctx.get("If-None-Match"), page.etag)) {
    ctx.status = 304;
    return;
  }
  const accepted = ctx.acceptsEncodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((each) => each === accepted) ?? "identity";
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  ctx.body = await bytesOf(page, encoding);
}

/** Whether a list of tags has this one, as weak ones are compared. */
function hasTag(list: string, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  return list !== "" && list.split(",").some((tag) => plain(tag) === plain(etag));
}
