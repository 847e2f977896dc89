import type { RESUME_FILES } from "@jobmap/contract";

export type DocumentType = (typeof RESUME_FILES.types)[number];

const PDF = Buffer.from("%PDF-");
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
/** The stream in which old Word stores its text; old Excel files and installers are compound files as well. */
const WORD_STREAM = Buffer.from("WordDocument", "utf16le");
const RTF = Buffer.from("{\\rtf");
const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** The name of Word's main part, which is stored uncompressed in the archive. `reader/word.ts` opens it. */
const WORD_PART = Buffer.from("word/document.xml");
const MARKUP = /<\s*(?:!doctype|html|script|svg|iframe|body|\?php)/i;

/**
 * The type of a resume by its content; undefined for everything that we do not accept: other archives, web pages, and text with
 * control characters. Nothing is unpacked for this.
 */
export function documentType(bytes: Buffer): DocumentType | undefined {
  if (bytes.subarray(0, 1024).includes(PDF)) return "application/pdf";
  if (startsWith(bytes, OLE)) return bytes.includes(WORD_STREAM) ? "application/msword" : undefined;
  if (startsWith(bytes, RTF)) return "application/rtf";
  if (startsWith(bytes, ZIP))
    return bytes.includes(WORD_PART)
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
