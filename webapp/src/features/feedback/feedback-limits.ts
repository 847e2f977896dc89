import type { FileLimits } from "../../ui/index.ts";

/** As `FEEDBACK_FILES` of the contract, which a test compares: the contract itself would bring its schemas along. */
export const FEEDBACK_LIMITS: FileLimits = {
  types: { "image/jpeg": "JPEG (JPG)", "image/png": "PNG" },
  maxBytes: 5 * 1024 * 1024,
  maxFiles: 5,
};

/** Characters, as `FEEDBACK_MAX` of the contract. */
export const FEEDBACK_LONGEST = 5_000;
