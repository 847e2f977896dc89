import { type DocumentType, documentType } from "./document-type.ts";

/** Pictures that we take, with the ending that their names get here. */
export const PICTURE_ENDINGS = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
export type PictureType = keyof typeof PICTURE_ENDINGS;
/** Videos, which are served as they came: nothing of ours can draw them anew. */
export const VIDEO_ENDINGS = { "video/mp4": "mp4", "video/webm": "webm" } as const;
export type VideoType = keyof typeof VIDEO_ENDINGS;
export type FileType = PictureType | VideoType | DocumentType;

/** The ending of every type of file that we take. */
export const ENDINGS: Readonly<Record<FileType, string>> = {
  ...PICTURE_ENDINGS,
  ...VIDEO_ENDINGS,
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/msword": "doc",
  "application/rtf": "rtf",
  "text/plain": "txt",
};
/** What somebody is told whose picture is none. */
export const WRONG_PICTURE = "Please upload only jpeg, png or jpg pictures.";

/** First bytes; undefined for those that differ from file to file, as the length in a WebP does. */
const BEGINNINGS: readonly (readonly [PictureType, readonly (number | undefined)[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46, ...Array(4), 0x57, 0x45, 0x42, 0x50]],
];

/** What a file is by its content; undefined for everything that we do not take. Names and claims count for nothing. */
export async function typeOf(bytes: Buffer): Promise<FileType | undefined> {
  return pictureTypeOf(bytes) ?? videoTypeOf(bytes) ?? (await documentType(bytes));
}

/** Brands of the first box of an MP4 that browsers play. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash)$/;
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** What a video is by its first box (ISO 14496-12) or its EBML head, which names WebM. */
function videoTypeOf(bytes: Buffer): VideoType | undefined {
  if (bytes.toString("latin1", 4, 8) === "ftyp" && MP4_BRANDS.test(bytes.toString("latin1", 8, 12)))
    return "video/mp4";
  if (bytes.subarray(0, 4).equals(EBML) && bytes.subarray(0, 64).includes("webm")) return "video/webm";
  return undefined;
}

/** What a picture is by its first bytes. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  return BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, i) => byte === undefined || bytes[i] === byte),
  )?.[0];
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
