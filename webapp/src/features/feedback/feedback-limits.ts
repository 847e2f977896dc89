import type { FileLimits } from "../../ui/index.ts";

/** Copy of the contract's `FEEDBACK_FILES`, compared by a test: importing the contract would bundle its schemas. */
export const FEEDBACK_LIMITS: FileLimits = {
  types: { "image/jpeg": "JPEG (JPG)", "image/png": "PNG" },
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 5,
};

/** Characters, as `FEEDBACK_MAX` of the contract. */
export const FEEDBACK_LONGEST = 5_000;
