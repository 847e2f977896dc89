import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

/** Memory for all kept pages, in bytes. */
const MAX_BYTES = 96 * 1024 * 1024;
/** What a page takes besides its text: an entry, headers, and its compressed forms, of which each is a few tenths of the text. */
const BYTES_A_PAGE = 2_000;
const COMPRESSED_SHARE = 0.5;

export type Encoding = "br" | "gzip" | "identity";

const compress: Readonly<Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/** A page as every visitor gets it. */
export interface KeptPage {
  /** What it was made from. */
  readonly version: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** The tag of its content, the same in every process. */
  readonly etag: string;
  /** The hashes of its scripts, for the policy. */
  readonly scripts: string;
  /** Its compressed forms that were asked for. */
  readonly compressed: Map<Encoding, Buffer | Promise<Buffer>>;
}

/** Rendered pages, the least recently asked for dropped first. A page that belongs to another version is none. */
export class KeptPages {
  readonly #pages: LRUCache<string, KeptPage>;

  constructor(maxBytes = MAX_BYTES) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => Math.ceil(body.length * (1 + COMPRESSED_SHARE)) + BYTES_A_PAGE,
    });
  }

  /** What all pages take, in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  find(key: string, version: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    return page?.version === version ? page : undefined;
  }

  /** The page of whatever version. */
  latest(key: string): KeptPage | undefined {
    return this.#pages.peek(key);
  }

  keep(key: string, page: KeptPage): void {
    this.#pages.set(key, page);
  }
}

/** @param nonce what the page was rendered with: the page that is kept is the same for everybody, so it has none */
export function keptPage(
  html: string,
  { version, nonce, headers }: Pick<KeptPage, "version" | "headers"> & { nonce: string },
): KeptPage {
  const mark = `nonce="${nonce}"`;
  const text = html.replaceAll(mark, 'nonce=""');
  const body = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  return { version, headers, body, etag, scripts: scriptHashes(html, mark), compressed: new Map() };
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script/gi;

/**
 * Sources for a policy that allows exactly the inline scripts that we have written.
 * @param mark the attribute that they were rendered with, which nobody could know before: a script that somebody's text has brought into
 * the page has no such attribute, and must not run
 */
export function scriptHashes(html: string, mark: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT))
    if (text !== "" && attributes.includes(mark) && !/\s(?:src=|type="application\/)/i.test(attributes))
      hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...hashes].join(" ");
}

/** The bytes of a page in an encoding; a promise while they are compressed, which is done once, in a thread of its own. */
export function bytesOf({ body, compressed }: KeptPage, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === "identity") return body;
  const known = compressed.get(encoding);
  if (known !== undefined) return known;
  const bytes = compress[encoding](body).then((made) => {
    compressed.set(encoding, made);
    return made;
  });
  compressed.set(encoding, bytes);
  return bytes;
}
