import { RESUME_IMPORT, type Words } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import type { Requester } from "../processes/fair-queue.ts";
import { problemText } from "./check-resume.ts";
import type { FileReaders } from "./file-readers.ts";
import type { ReadResume, ResumeKind } from "./reader/messages.ts";
import type { Upload } from "./upload.ts";

type ImportType = (typeof RESUME_IMPORT.types)[number];

const KINDS: Readonly<Record<ImportType, { kind: ResumeKind; name: Words }>> = {
  "application/pdf": { kind: "pdf", name: "PDF" },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": {
    kind: "word",
    name: "Word file",
  },
  "application/json": { kind: "json", name: "JSON file" },
  "application/zip": { kind: "linkedin", name: "archive" },
};
const isImportType = (type: string): type is ImportType => type in KINDS;

/**
 * Reads a resume whole: what it says, and where.
 * @throws ApiError under the file's field: `invalid_input` for one that cannot be read, and why; `unavailable` when too many files are waiting
 */
export async function readResume(
  readers: FileReaders,
  { type, bytes }: Upload,
  requester: Requester,
): Promise<ReadResume> {
  if (!isImportType(type)) throw refusal(RESUME_IMPORT.wrongType);
  const { kind, name } = KINDS[type];
  const answer = await readers.read({ kind: "resume", as: kind, bytes }, requester);
  if ("resume" in answer) return answer.resume;
  if ("refused" in answer) throw refusal(answer.refused);
  if ("problem" in answer) throw refusal(problemText(answer.problem, name));
  throw refusal(`This ${name} is too complex to open. Please save a simpler version and try again.`);
}

const refusal = (message: string) =>
  new ApiError("invalid_input", message, { [RESUME_IMPORT.field]: message });
