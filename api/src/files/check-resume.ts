import { MAX_RESUME_PAGES, RESUME_FILES, type Words } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import type { Requester } from "../processes/fair-queue.ts";
import type { FileReaders } from "./file-readers.ts";
import type { FileBytes } from "./spool.ts";
import type { FileType } from "./type-of.ts";

/** Types whose pages are counted, with their names; the others have no pages until they are printed. */
const READ: Partial<Record<FileType, { kind: "pdf" | "word"; name: Words }>> = {
  "application/pdf": { kind: "pdf", name: "PDF" },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": {
    kind: "word",
    name: "Word file",
  },
};

const A_RESUME: Words = "A resume";

/**
 * Rejects a resume that cannot be opened, is too long, or takes too much time or memory to open. Pages are those that a PDF has,
 * or that Word counted when it last saved.
 * @throws ApiError `invalid_input` under the resume's field; `unavailable` when too many files are waiting
 */
export async function checkResume(
  readers: FileReaders,
  { type, bytes }: { type: FileType; bytes: FileBytes },
  requester: Requester,
): Promise<void> {
  await checkDocument(readers, { type, bytes, field: RESUME_FILES.field, what: A_RESUME }, requester);
}

/** A document with the form field it came in, and what messages call it. */
interface Document {
  readonly type: FileType;
  readonly bytes: FileBytes;
  readonly field: string;
  readonly what: Words;
}

/** The same for a document of another field. @throws ApiError as {@link checkResume} does, under that field */
export async function checkDocument(
  readers: FileReaders,
  { type, bytes, field, what }: Document,
  requester: Requester,
): Promise<void> {
  const refusal = (message: string) => new ApiError("invalid_input", message, { [field]: message });
  const read = READ[type];
  if (!read) return;
  const answer = await readers.read({ kind: read.kind, bytes }, requester);
  if ("stopped" in answer)
    throw refusal(`This ${read.name} is too complex to open. Please save a simpler version and try again.`);
  if ("problem" in answer) throw refusal(problemText(answer.problem, read.name));
  const pages = "pages" in answer ? answer.pages : null;
  if (pages !== null && pages > MAX_RESUME_PAGES)
    throw refusal(`${what} can have at most ${MAX_RESUME_PAGES} pages; this one has ${pages}.`);
}

/** Why a file of this name could not be read, in words. */
export function problemText(problem: string, name: string): string {
  if (problem === "encrypted") return "This PDF is password-protected. Please upload one without a password.";
  if (problem === "unpacks_to_too_much")
    return `This ${name} is too large when unpacked. Please save it again with smaller images.`;
  return `This ${name} could not be read. Please save it again and retry.`;
}
