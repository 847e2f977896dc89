import type { BulkColumn, BulkField, BulkRow } from "@jobmap/contract";

const column = (index: number, header: string, more: Partial<BulkColumn>): BulkColumn => ({
  index,
  header,
  field: null,
  by: null,
  confidence: null,
  values: [],
  ...more,
});

/** Columns as they are recognized: surely, by their values, as last time, and not at all. */
export const COLUMNS: readonly BulkColumn[] = [
  column(0, "Job title", { field: "title", by: "header", confidence: 1, values: ["Deckhand", "Bosun"] }),
  column(1, "Kind", {
    field: "employment_type",
    by: "content",
    confidence: 0.6,
    values: ["Full-time", "sometimes"],
  }),
  column(2, "Town", { field: "locality", by: "remembered", confidence: 1, values: ["Baltimore"] }),
  column(3, "A column of our own, whose name is longer than there is room for on a phone", {
    values: ["x"],
  }),
];

export const FIELDS: readonly BulkField[] = [
  ["title", "Job title", true],
  ["description", "Description", true],
  ["employment_type", "Employment type", true],
  ["locality", "City", true],
  ["region", "State", false],
].map(([name, label, required]) => ({
  name: String(name),
  label: String(label),
  about: "",
  required: required === true,
}));

/** Rows of which some have problems: an empty cell, a word that is not known, advice. */
export const rowsOf = (count: number): BulkRow[] =>
  Array.from({ length: count }, (_, at) => ({
    n: at + 2,
    cells: [
      at % 5 === 1 ? "" : `Deckhand ${at + 1}`,
      at % 3 === 1 ? "sometimes" : "Full-time",
      at === 4 ? "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" : "Baltimore",
      "x",
    ],
    problems: [
      ...(at % 5 === 1
        ? [{ column: 0, severity: "error" as const, message: "This row has no job title." }]
        : []),
      ...(at % 3 === 1
        ? [{ column: 1, severity: "error" as const, message: "Please write Full-time or Part-time." }]
        : []),
      ...(at === 4
        ? [{ column: 2, severity: "advice" as const, message: "The place is not in the gazetteer." }]
        : []),
    ],
    outcome: null,
    job_id: null,
  }));
