import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Env } from "../../env.ts";
import { isPublicAddress } from "./addresses.ts";
import { sendRequest, type WebRequestOptions } from "./request.ts";
import { WebError } from "./web-error.ts";

export { WebError } from "./web-error.ts";

/** What a server said of the file that it sent last. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface WebFile extends Validators {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Its `Content-Security-Policy`; several are joined by commas. */
  readonly policy: string | null;
  /** Where it was in the end. */
  readonly address: string;
}

export interface WebLimits {
  readonly maxBytes: number;
  /** For the whole reply, redirects included. */
  readonly timeoutMs: number;
}

export interface WebGatewayOptions extends WebLimits {
  readonly isAllowed?: WebRequestOptions["isAllowed"];
  /** How this site names itself to others, with an address where they learn who it is. */
  readonly userAgent: string;
}

/** Bytes of a file once it is unpacked, and the time that it may take. */
const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 60_000;

export function createWeb({
  PUBLIC_URL,
  FEEDS_FROM_THIS_MACHINE,
}: Pick<Env, "PUBLIC_URL" | "FEEDS_FROM_THIS_MACHINE">): WebGateway {
  return new WebGateway({
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    userAgent: `Jobmap feed reader (+${PUBLIC_URL})`,
    ...(FEEDS_FROM_THIS_MACHINE && { isAllowed: isPublicOrLoopback }),
  });
}

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const DECODERS = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Files of other sites, whose addresses people give: never of this network, never more than a limit, never for longer than another. */
export class WebGateway {
  readonly #options: WebGatewayOptions;

  constructor(options: WebGatewayOptions) {
    this.#options = options;
  }

  /**
   * @param limits for a file that must be smaller, or come sooner, than any
   * @returns null if the file has not changed since `known`
   * @throws WebError for everything that is not the whole file
   */
  async read(address: string, known?: Validators, limits: Partial<WebLimits> = {}): Promise<WebFile | null> {
    const { timeoutMs, maxBytes, isAllowed, userAgent } = { ...this.#options, ...limits };
    const signal = AbortSignal.timeout(timeoutMs);
    const headers = {
      "User-Agent": userAgent,
      Accept: "application/json, application/xml, text/xml, text/csv, text/html;q=0.8, */*;q=0.5",
      "Accept-Encoding": "gzip, deflate, br",
      ...(known?.etag && { "If-None-Match": known.etag }),
      ...(known?.lastModified && { "If-Modified-Since": known.lastModified }),
    };
    let url = parse(address);
    for (let hops = 0; ; hops++) {
      const reply = await sendRequest(url, { headers, signal, isAllowed });
      const status = reply.statusCode ?? 0;
      const { location } = reply.headers;
      if (REDIRECTS.has(status) && location !== undefined) {
        reply.destroy();
        if (hops === MAX_REDIRECTS) throw new WebError("The address redirects too often.");
        url = parse(location, url);
        continue;
      }
      if (status === 304 && known) {
        reply.destroy();
        return null;
      }
      if (status !== 200) {
        reply.destroy();
        throw new WebError(`The site answered with ${status} instead of the file.`, { status });
      }
      return {
        bytes: await wholeBody(reply, maxBytes),
        policy: reply.headers["content-security-policy"]?.toString() ?? null,
        contentType: reply.headers["content-type"] ?? "",
        address: url.href,
        etag: reply.headers.etag ?? null,
        lastModified: reply.headers["last-modified"] ?? null,
      };
    }
  }
}

/** The body, unpacked. A reply that ends early is no file: a shortened list of jobs must not be taken for the whole. */
async function wholeBody(reply: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of decoded(reply)) {
      size += part.length;
      if (size > maxBytes) throw new WebError(`The file has more than ${Math.round(maxBytes / 1e6)} MB.`);
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof WebError) throw cause;
    throw new WebError("The file broke off in the middle.", { cause });
  } finally {
    reply.destroy();
  }
  if (!reply.complete) throw new WebError("The file broke off in the middle.");
  return Buffer.concat(parts);
}

function decoded(reply: IncomingMessage): Readable {
  const encoding = (reply.headers["content-encoding"] ?? "identity").toLowerCase();
  if (encoding === "identity") return reply;
  const decoder = Object.entries(DECODERS).find(([name]) => name === encoding)?.[1]();
  if (decoder === undefined)
    throw new WebError(`The site sends the file in an unknown encoding (${encoding}).`);
  reply.on("error", (error) => decoder.destroy(error));
  reply.on("aborted", () => decoder.destroy(new Error("aborted")));
  return reply.pipe(decoder);
}

function parse(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch (cause) {
    throw new WebError("This is not a web address.", { cause });
  }
}

const isPublicOrLoopback = (address: string): boolean =>
  isPublicAddress(address) || address === "::1" || address.startsWith("127.");
