import type { LanguageLevel } from "@jobmap/contract";
import { EMPLOYMENT_TYPES } from "@jobmap/contract/enums";
import { t } from "#text";
import { EMPLOYMENT_TYPE_TEXT, type Option } from "../../ui/index.ts";

const LEVELS: Readonly<Record<LanguageLevel, string>> = {
  A1: t`A1 – first words`,
  A2: t`A2 – everyday phrases`,
  B1: t`B1 – gets along`,
  B2: t`B2 – at work`,
  C1: t`C1 – fluent`,
  C2: t`C2 – like a native speaker`,
  NATIVE: t`Native`,
};
const options = (texts: Readonly<Record<string, string>>): readonly Option[] => [
  { value: "", text: t`Not specified` },
  ...Object.entries(texts).map(([value, text]) => ({ value, text })),
];

/** What is chosen from in an entry's form. */
export const TYPES = options(
  Object.fromEntries(EMPLOYMENT_TYPES.map((type) => [type, EMPLOYMENT_TYPE_TEXT[type]])),
);
export const STATUSES = options({
  ACTIVE: t({ message: "Active", context: "a license" }),
  INACTIVE: t({ message: "Inactive", context: "a license" }),
  PENDING: t({ message: "Pending", context: "a license" }),
  EXPIRED: t({ message: "Expired", context: "a license" }),
});
export const SPOKEN = options(LEVELS);
