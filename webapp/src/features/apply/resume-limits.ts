import type { FileLimits } from "../../ui/index.ts";

/** As `RESUME_FILES` of the contract, which a test compares: the contract itself would bring its schemas along. */
export const RESUME_LIMITS: FileLimits = {
  types: {
    "application/pdf": "PDF",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "DOCX",
    "application/msword": "DOC",
    "application/rtf": "RTF",
    "text/plain": "TXT",
  },
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 1,
};

/** Pages at most, as `RESUME_PAGES`. */
export const MAX_RESUME_PAGES = 10;

/** Characters of a note, as the contract has it. */
export const NOTE_LONGEST = 5_000;
