import { LISTING_FILE, type Words } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import type { Requester } from "../processes/fair-queue.ts";
import { problemText } from "./check-resume.ts";
import type { FileReaders, FileTask } from "./file-readers.ts";
import type { ReadListing } from "./reader/messages.ts";
import type { FileBytes } from "./spool.ts";
import type { Upload } from "./upload.ts";

/** Reads what a file says of a job. @throws ApiError `invalid_input` under the file's field; `unavailable` */
export function readListingFile(
  readers: FileReaders,
  { type, bytes }: Upload,
  requester: Requester,
): Promise<ReadListing> {
  const as = type === "application/pdf" ? "pdf" : "word";
  return read(readers, { as, bytes, field: LISTING_FILE.field, charset: null }, requester);
}

/** Reads what a page of another site says of a job. @throws ApiError `invalid_input` under `url`; `unavailable` */
export function readListingPage(
  readers: FileReaders,
  { bytes, contentType }: { readonly bytes: Buffer; readonly contentType: string },
  requester: Requester,
): Promise<ReadListing> {
  const charset = /charset\s*=\s*["']?([\w-]{2,30})/i.exec(contentType)?.[1] ?? null;
  const as = /^application\/pdf\b/i.test(contentType) ? "pdf" : "page";
  return read(readers, { as, bytes, field: "url", charset }, requester);
}

const NAMES: Readonly<Record<Given["as"], Words>> = { pdf: "PDF", word: "Word file", page: "page" };

interface Given extends Pick<Extract<FileTask, { kind: "listing" }>, "as" | "charset"> {
  readonly bytes: FileBytes;
  readonly field: string;
}

async function read(
  readers: FileReaders,
  { field, as, charset, bytes }: Given,
  requester: Requester,
): Promise<ReadListing> {
  const refusal = (message: string) => new ApiError("invalid_input", message, { [field]: message });
  const answer = await readers.read({ kind: "listing", as, charset, bytes }, requester);
  if ("listing" in answer) return answer.listing;
  if ("refused" in answer) throw refusal(answer.refused);
  if ("problem" in answer) throw refusal(problemText(answer.problem, NAMES[as]));
  throw refusal(`This ${NAMES[as]} is too complex to read. Please paste its text instead.`);
}
