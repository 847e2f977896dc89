import type { BULK_FILE, RESUME_IMPORT } from "@jobmap/contract";
import { type DocumentType, documentType } from "./document-type.ts";
import { VIDEO_ENDINGS, type VideoType, videoTypeOf } from "./video-type.ts";

/** Picture types that we accept, with the file extension that we give them. */
export const PICTURE_ENDINGS = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" } as const;
export type PictureType = keyof typeof PICTURE_ENDINGS;
/** A workbook or delimited text. */
export type TableType = (typeof BULK_FILE.types)[number];
/** A resume that is read into a profile. */
export type ResumeType = (typeof RESUME_IMPORT.types)[number];
export type FileType = PictureType | VideoType | DocumentType | TableType | ResumeType;

/** The file extension of every type that we accept. */
export const ENDINGS: Readonly<Record<FileType, string>> = {
  ...PICTURE_ENDINGS,
  ...VIDEO_ENDINGS,
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/msword": "doc",
  "application/rtf": "rtf",
  "text/plain": "txt",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "text/csv": "csv",
  "application/json": "json",
  "application/zip": "zip",
};
const ARCHIVE = Buffer.from("PK\u0003\u0004");
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The message for an upload that is not an accepted picture. */
export const WRONG_PICTURE = "Please upload only jpeg, png or jpg pictures.";

/** First bytes; undefined for bytes that vary between files, such as the length in a WebP. */
const BEGINNINGS: readonly (readonly [PictureType, readonly (number | undefined)[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46, ...Array(4), 0x57, 0x45, 0x42, 0x50]],
];

/** The type of a file by its content; undefined for everything that we do not accept. File names and claimed types are ignored. */
export function typeOf(bytes: Buffer): FileType | undefined {
  return pictureTypeOf(bytes) ?? videoTypeOf(bytes) ?? documentType(bytes);
}

/** What a file is to be read as where tables are accepted: an archive as a workbook, anything else as text. */
export function tableTypeOf(bytes: Buffer): TableType {
  const isArchive = bytes.subarray(0, 4).equals(ARCHIVE);
  return isArchive ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" : "text/csv";
}

/** What a file is to be read as where resumes are imported; undefined for everything else. */
export function resumeTypeOf(bytes: Buffer): ResumeType | undefined {
  const type = documentType(bytes);
  if (type === "application/pdf" || type === WORD) return type;
  if (bytes.subarray(0, 4).equals(ARCHIVE)) return "application/zip";
  return /^\s*\{/.test(bytes.toString("utf8", 0, 200).replace(/^\ufeff/, ""))
    ? "application/json"
    : undefined;
}

/** The type of a picture by its first bytes. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  return BEGINNINGS.find(([, beginning]) =>
    beginning.every((byte, i) => byte === undefined || bytes[i] === byte),
  )?.[0];
}
