import { STAGES } from "./stages.ts";

/** What each filter can be, beginning with what matches everything. */

export const RATINGS = [
  { value: "", text: "Any rating" },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), text: stars === 5 ? "5" : `${stars} or more` })),
];
export const ALL_STAGES = [
  { value: "all" as const, text: "All stages" },
  ...STAGES.map(({ id, text }) => ({ value: id, text })),
];
export const SOURCES = [
  { value: "" as const, text: "Anywhere" },
  { value: "web" as const, text: "Jobmap" },
  { value: "embed" as const, text: "An embed" },
  { value: "share" as const, text: "A shared link" },
];
export const REACHED = [
  { value: "" as const, text: "Any step" },
  { value: "answered" as const, text: "Was answered" },
  { value: "interview" as const, text: "Reached an interview" },
  { value: "hired" as const, text: "Was hired" },
];
export const DUE = [
  { value: "" as const, text: "Any" },
  { value: "open" as const, text: "Answer owed" },
  { value: "soon" as const, text: "Answer due within two days" },
  { value: "overdue" as const, text: "Answer overdue" },
];
export const ZONES = [
  { value: "" as const, text: "My time zone" },
  { value: "utc" as const, text: "UTC, as on the dashboard" },
];
export const FLAGGED = [
  { value: "" as const, text: "With or without" },
  { value: "true" as const, text: "With flagged answers" },
  { value: "false" as const, text: "Without flagged answers" },
];
