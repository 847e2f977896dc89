import { RESUME_FILES, RESUME_PAGES } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import { pdfPages } from "./pdf-pages.ts";
import type { FileType } from "./type-of.ts";
import { wordPages } from "./word-pages.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * Refuses a resume that nobody can open, or that is too long. Pages are those that a PDF has and that Word last counted; other types
 * have none until somebody prints them.
 * @throws ApiError `invalid_input` under the resume's field
 */
export async function checkResume({ type, bytes }: { type: FileType; bytes: Buffer }): Promise<void> {
  const pages = type === "application/pdf" ? await readablePages(bytes) : await claimedPages(type, bytes);
  if (pages !== undefined && pages > RESUME_PAGES)
    throw refusal(`A resume can have at most ${RESUME_PAGES} pages; this one has ${pages}.`);
}

async function readablePages(bytes: Buffer): Promise<number> {
  const said = await pdfPages(bytes);
  if ("pages" in said) return said.pages;
  throw refusal(
    said.problem === "encrypted"
      ? "This PDF is locked with a password. Please upload one that opens without."
      : "This PDF cannot be read. Please save it again and try once more.",
  );
}

const claimedPages = async (type: FileType, bytes: Buffer) =>
  type === WORD ? await wordPages(bytes) : undefined;

const refusal = (message: string) =>
  new ApiError("invalid_input", message, { [RESUME_FILES.field]: message });
