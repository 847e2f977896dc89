import type { EducationLevel } from "./enums.ts";

/** Display name of each level. Separate from the vocabularies, because public pages load it. */
export const EDUCATION_LABELS: Readonly<Record<EducationLevel, string>> = {
  NONE: "None required",
  HIGH_SCHOOL: "High school",
  ASSOCIATE: "Associate degree",
  BACHELOR: "Bachelor’s degree",
  MASTER: "Master’s degree",
  DOCTORATE: "Doctorate",
};
