import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

/**
 * Unpacked size of all parts together, in bytes; maximum ratio of a part's unpacked to its packed size; maximum number of parts.
 */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_RATIO = 200;
const MAX_PARTS = 2_000;

/**
 * A document type comes before the first element. Word writes none, and the format forbids it: its entities can expand without
 * limit.
 */
const PROLOGUE_BYTES = 4_096;
const DOCUMENT_TYPE = /<!DOCTYPE|<!ENTITY/i;

export class UnpacksToTooMuch extends Error {}

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>((bytes, options, done) =>
  fromBuffer(bytes, options, (error, zip) => done(error, zip)),
);

/**
 * Unpacks every part of an archive, one after another.
 * @throws UnpacksToTooMuch when that is more than it should be, or a part could expand without limit
 */
export async function* unpack(bytes: Buffer): AsyncGenerator<{ name: string; content: Buffer }> {
  const zip = await openZip(bytes, { lazyEntries: true });
  let [parts, unpacked] = [0, 0];
  for await (const entry of entriesOf(zip)) {
    parts++;
    unpacked += entry.uncompressedSize;
    if (
      parts > MAX_PARTS ||
      unpacked > MAX_UNPACKED_BYTES ||
      entry.uncompressedSize > MAX_RATIO * Math.max(1_024, entry.compressedSize)
    )
      throw new UnpacksToTooMuch();
    const content = await contentOf(zip, entry);
    if (DOCUMENT_TYPE.test(beginning(content))) throw new UnpacksToTooMuch();
    yield { name: entry.fileName, content };
  }
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      zip
        .once("entry", resolve)
        .once("end", () => resolve(undefined))
        .once("error", reject);
      zip.readEntry();
    });
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

/** Unpacks one part. yauzl stops at the first byte beyond the claimed size. */
function contentOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else buffer(stream).then(resolve, () => reject(new UnpacksToTooMuch()));
    });
  });
}

/** For any character width. */
const beginning = (content: Buffer) => content.toString("latin1", 0, PROLOGUE_BYTES).replaceAll("\0", "");
