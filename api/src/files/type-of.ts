/** Types of files that we take, with the ending that their names get here. */
export const ENDINGS = { "image/jpeg": "jpg", "image/png": "png" } as const;
export type FileType = keyof typeof ENDINGS;
/** What somebody is told who uploads anything else. */
export const WRONG_PICTURE = "Please upload only jpeg, png or jpg pictures.";

const BEGINNINGS: readonly (readonly [FileType, readonly number[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** What a file is by its first bytes; undefined for everything that we do not take. Names and claims count for nothing. */
export function typeOf(bytes: Uint8Array): FileType | undefined {
  return BEGINNINGS.find(([, beginning]) => beginning.every((byte, i) => bytes[i] === byte))?.[0];
}

/** Text that makes a browser, a reader or a server take the same bytes for something else: a tag, and some text after it. */
const OTHER_LANGUAGES = /<(?:!doctype|html|script|svg|iframe|body|\?php)[\s>/][\t\n\r -~]{8}|%PDF-\d/i;
/** The last record of an archive: 22 bytes and a comment, by which readers find the rest. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_END_BYTES = 22;
const ZIP_COMMENT_MOST = 65_535;

/** Whether a file is also a page, a script, a PDF or an archive: a polyglot, which nobody has by accident. */
export function isPolyglot(bytes: Buffer): boolean {
  if (OTHER_LANGUAGES.test(bytes.toString("latin1"))) return true;
  const end = bytes.lastIndexOf(ZIP_END);
  const after = bytes.length - end - ZIP_END_BYTES;
  return end >= 0 && after >= 0 && after <= ZIP_COMMENT_MOST && bytes.readUInt16LE(end + 20) <= after;
}
