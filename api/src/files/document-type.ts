import { promisify } from "node:util";
import type { RESUME_FILES } from "@jobmap/contract";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";

export type DocumentType = (typeof RESUME_FILES.types)[number];

const PDF = Buffer.from("%PDF-");
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream in which old Word keeps its text; old Excel and installers are compound files as well. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const RTF = Buffer.from("{\\rtf");
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** Of all parts of a Word file together, unpacked, in bytes; and of one part against its packed size. */
const UNPACKED_MOST = 60 * 1024 * 1024;
const RATIO_MOST = 200;
const PARTS_MOST = 2_000;
const MARKUP = /<\s*(?:!doctype|html|script|svg|iframe|body|\?php)/i;

/**
 * What a resume is by its content; undefined for everything that we do not take: archives that unpack to too much, pages, and
 * text with control characters. Nothing is unpacked to find out.
 */
export async function documentType(bytes: Buffer): Promise<DocumentType | undefined> {
  if (bytes.subarray(0, 1024).includes(PDF)) return "application/pdf";
  if (startsWith(bytes, OLE)) return bytes.includes(WORD_STREAM) ? "application/msword" : undefined;
  if (startsWith(bytes, RTF)) return "application/rtf";
  if (startsWith(bytes, ZIP))
    return (await isWordFile(bytes))
      ? "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
      : undefined;
  return isPlainText(bytes) ? "text/plain" : undefined;
}

const startsWith = (bytes: Buffer, beginning: Buffer) =>
  bytes.subarray(0, beginning.length).equals(beginning);

function isPlainText(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>((bytes, options, done) =>
  fromBuffer(bytes, options, (error, zip) => done(error, zip)),
);

/** A zip with Word's main part, whose directory promises no more than {@link UNPACKED_MOST}. */
async function isWordFile(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await openZip(bytes, { lazyEntries: true });
    let [parts, unpacked, isWord, isBomb] = [0, 0, false, false];
    await new Promise<void>((resolve, reject) => {
      zip.on("entry", (entry: Entry) => {
        parts++;
        unpacked += entry.uncompressedSize;
        isWord ||= entry.fileName === "word/document.xml";
        isBomb ||= entry.uncompressedSize > RATIO_MOST * Math.max(1_024, entry.compressedSize);
        if (isBomb || parts > PARTS_MOST || unpacked > UNPACKED_MOST)
          reject(new Error("unpacks to too much"));
        else zip.readEntry();
      });
      zip.on("end", resolve);
      zip.on("error", reject);
      zip.readEntry();
    });
    return isWord;
  } catch {
    return false;
  }
}
