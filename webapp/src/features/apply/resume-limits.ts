import type { FileLimits } from "../../ui/index.ts";

/** Copy of the contract's `RESUME_FILES`, compared by a test: importing the contract would bundle its schemas. */
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

/** Maximum number of pages, as `RESUME_PAGES`. */
export const MAX_RESUME_PAGES = 10;

/** Maximum length of a note in characters, as in the contract. */
export const NOTE_LONGEST = 5_000;
