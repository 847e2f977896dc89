import type { FileRules } from "@jobmap/contract/file-rules";
import { t } from "#text";

/** The files that a field accepts. Shown beside the field in advance; the server checks the files' content again. */
export interface FileLimits {
  /** Media types with their display names: `{ "image/jpeg": "JPEG", "image/png": "PNG" }`. */
  types: Readonly<Record<string, string>>;
  /** Maximum size of one file, in bytes. */
  maxBytes: number;
  /** Maximum number of files. */
  maxFiles: number;
}

/** The names people know media types by. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
  "application/msword": "DOC",
  "application/rtf": "RTF",
  "text/plain": "TXT",
  "image/jpeg": "JPEG (JPG)",
  "image/png": "PNG",
  "image/webp": "WebP",
  "video/mp4": "MP4",
  "video/webm": "WebM",
};

/** The limits of a field whose files the contract has rules for. */
export function limitsOf({ types, maxBytes, maxCount }: Omit<FileRules, "field" | "wrongType">): FileLimits {
  return {
    types: Object.fromEntries(types.map((type) => [type, TYPE_NAMES[type] ?? type])),
    maxBytes,
    maxFiles: maxCount,
  };
}

export interface Refusal {
  name: string;
  reason: string;
}

/** Adds files to the existing ones: files that fit are kept in order; for the others, returns the reasons. */
export function addFiles(
  there: readonly File[],
  added: readonly File[],
  limits: FileLimits,
): { files: File[]; refused: Refusal[] } {
  const files = [...there];
  const refused: Refusal[] = [];
  for (const file of added) {
    const reason = reasonAgainst(file, files, limits);
    if (reason) refused.push({ name: file.name, reason });
    else files.push(file);
  }
  return { files, refused };
}

function reasonAgainst(file: File, files: readonly File[], limits: FileLimits): string | undefined {
  if (!Object.hasOwn(limits.types, file.type)) return t`is not ${typesText(limits.types)}`;
  if (file.size === 0) return t`is empty`;
  if (file.size > limits.maxBytes)
    return t`has ${sizeText(file.size)}; ${sizeText(limits.maxBytes)} is the most`;
  if (files.some((other) => isSame(other, file))) return t`is there already`;
  if (files.length >= limits.maxFiles) return t`is one too many; ${limits.maxFiles} is the most`;
  return undefined;
}

const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** "JPEG or PNG, up to 5 MB each, 4 files at the most" */
export function limitsText({ types, maxBytes, maxFiles }: FileLimits): string {
  const size = t`up to ${sizeText(maxBytes)}`;
  return maxFiles === 1
    ? t`One ${typesText(types)}, ${size}`
    : t`${typesText(types)}, ${size} each, ${maxFiles} files at the most`;
}

function typesText(types: FileLimits["types"]): string {
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(new Set(Object.values(types)));
}

const KB = 1024;
const MB = KB * KB;

/** "312 KB", "1.4 MB". Binary units, like server limits. */
export function sizeText(bytes: number): string {
  if (bytes < KB) return t`${bytes} bytes`;
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`;
  return `${Math.round((bytes / MB) * 10) / 10} MB`;
}
