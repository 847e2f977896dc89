import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import type { ReaderAnswer } from "./messages.ts";

/**
 * Unpacked size of all parts together, in bytes; maximum ratio of a part's unpacked to its packed size; maximum number of parts.
 */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
const MAX_RATIO = 200;
const MAX_PARTS = 2_000;

const MAIN_PART = "word/document.xml";
/** Where Word stores its counts from the last save. */
const PROPERTIES = "docProps/app.xml";
/**
 * A document type comes before the first element. Word writes none, and the format forbids it: its entities can expand without
 * limit.
 */
const PROLOGUE_BYTES = 4_096;
const DOCUMENT_TYPE = /<!DOCTYPE|<!ENTITY/i;

class UnpacksToTooMuch extends Error {}

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>((bytes, options, done) =>
  fromBuffer(bytes, options, (error, zip) => done(error, zip)),
);

/** The number of pages that a Word file states; null if it states none, as files of other programs do. Every part is unpacked. */
export async function readWord(bytes: Buffer): Promise<ReaderAnswer> {
  try {
    const properties = await readParts(await openZip(bytes, { lazyEntries: true }));
    const pages = /<(?:\w+:)?Pages>\s*(\d{1,6})\s*</.exec(properties)?.[1];
    return { pages: pages === undefined ? null : Number(pages) };
  } catch (error) {
    return { problem: error instanceof UnpacksToTooMuch ? "unpacks_to_too_much" : "broken" };
  }
}

/** @returns the document's properties; "" if it has none */
async function readParts(zip: ZipFile): Promise<string> {
  let [parts, unpacked, properties, isWord] = [0, 0, "", false];
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
    if (entry.fileName === PROPERTIES) properties = content.toString("utf8");
    isWord ||= entry.fileName === MAIN_PART;
  }
  if (!isWord) throw new Error("no Word file");
  return properties;
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
