import { isUtf8 } from "node:buffer";
import { analyse } from "chardet";
import iconv from "iconv-lite";
import type { ByteSource } from "./source.ts";

const CHUNK = 1 << 20;
const SAMPLE = 256 << 10;
/** UTF-8 with a few broken bytes is still UTF-8 if there are this many valid sequences per invalid one. */
const GOOD_PER_BAD = 4;

/** The encoding of a text file: by its byte order mark, by zero bytes, by being valid UTF-8, else by letter frequencies. */
export async function detectEncoding(source: ByteSource): Promise<string> {
  const head = await source.read(0, SAMPLE);
  const marked = byMark(head) ?? byZeros(head);
  if (marked !== undefined) return marked;
  const scan = new Utf8Scan();
  for (let at = 0; ; ) {
    const chunk = await source.read(at, CHUNK);
    if (chunk.length === 0) break;
    scan.feed(chunk, at);
    at += chunk.length;
  }
  if (scan.bad * GOOD_PER_BAD <= scan.good || scan.bad === 0) return "utf-8";
  return byLetters(await source.read(Math.max(0, scan.firstBad - SAMPLE / 2), SAMPLE));
}

function byMark(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  return undefined;
}

/** UTF-16 without a byte order mark: with Latin letters every other byte is zero. */
function byZeros(head: Buffer): string | undefined {
  let even = 0;
  let odd = 0;
  for (let i = 0; i + 1 < head.length; i += 2) {
    if (head[i] === 0) even++;
    if (head[i + 1] === 0) odd++;
  }
  const pairs = head.length / 2;
  if (odd > pairs * 0.3 && even < pairs * 0.05) return "utf-16le";
  return even > pairs * 0.3 && odd < pairs * 0.05 ? "utf-16be" : undefined;
}

function byLetters(sample: Buffer): string {
  const guess = analyse(sample).find(
    ({ name }) => !/^(?:UTF|ISO-2022|ASCII)/.test(name) && iconv.encodingExists(name),
  );
  // Files labeled Latin 1 are Windows-1252 in practice, which is a superset (WHATWG Encoding says the same).
  return guess === undefined || /^ISO-8859-(?:1|15)$/.test(guess.name)
    ? "windows-1252"
    : guess.name.toLowerCase();
}

/** Counts valid and broken multi-byte UTF-8 sequences across chunks. */
class Utf8Scan {
  good = 0;
  bad = 0;
  firstBad = 0;
  #rest: Buffer = Buffer.alloc(0);

  feed(chunk: Buffer, at: number): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const start = at - this.#rest.length;
    const end = wholeSequences(bytes);
    this.#rest = Buffer.from(bytes.subarray(end));
    const whole = bytes.subarray(0, end);
    const valid = isUtf8(whole);
    for (let i = 0; i < whole.length; ) {
      const lead = whole[i] ?? 0;
      if (lead < 0x80) {
        i++;
        continue;
      }
      const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
      if (valid || (lead >= 0xc2 && isUtf8(whole.subarray(i, i + length)))) {
        this.good++;
        i += length;
      } else {
        if (this.bad++ === 0) this.firstBad = start + i;
        i++;
      }
    }
  }
}

/** Length without a sequence that the end of the chunk truncates. */
function wholeSequences(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}
