import { t } from "#text";
import { STAGES } from "./stages.ts";

/** What each filter can be, beginning with what matches everything. */

export const RATINGS = [
  { value: "", text: t`Any rating` },
  ...[5, 4, 3, 2, 1].map((stars) => ({
    value: String(stars),
    text: stars === 5 ? "5" : t`${stars} or more`,
  })),
];
export const ALL_STAGES = [
  { value: "all" as const, text: t`All stages` },
  ...STAGES.map(({ id, text }) => ({ value: id, text })),
];
export const SOURCES = [
  { value: "" as const, text: t({ message: "Anywhere", context: "where applications came from" }) },
  { value: "web" as const, text: "Jobmap" },
  { value: "embed" as const, text: t`An embed` },
  { value: "share" as const, text: t`A shared link` },
];
export const REACHED = [
  { value: "" as const, text: t`Any step` },
  { value: "answered" as const, text: t`Was answered` },
  { value: "interview" as const, text: t`Reached an interview` },
  { value: "hired" as const, text: t`Was hired` },
];
export const DUE = [
  { value: "" as const, text: t`Any` },
  { value: "open" as const, text: t`Answer owed` },
  { value: "soon" as const, text: t`Answer due within two days` },
  { value: "overdue" as const, text: t`Answer overdue` },
];
/** Answers to a question that is answered by either. */
export const YES_OR_NO = [
  { value: "yes", text: t`Yes` },
  { value: "no", text: t`No` },
];
export const ZONES = [
  { value: "" as const, text: t`My time zone` },
  { value: "utc" as const, text: t`UTC, as on the dashboard` },
];
export const FLAGGED = [
  { value: "" as const, text: t`With or without` },
  { value: "true" as const, text: t`With flagged answers` },
  { value: "false" as const, text: t`Without flagged answers` },
];
