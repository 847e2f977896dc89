import type { ResumeRequirement } from "./enums.ts";

/** Display name of each requirement. Separate from the vocabularies, because public pages load it. */
export const RESUME_REQUIREMENT_LABELS: Readonly<Record<ResumeRequirement, string>> = {
  REQUIRED: "Required",
  OPTIONAL: "Optional",
  NOT_WANTED: "Not wanted",
};
