import { stringify } from "csv-stringify/sync";
import type { ExportedApplication } from "../queries/applicants.ts";

/** The columns of an employer's export of applications. `jobTitles`: by id. */
const COLUMNS: readonly {
  readonly header: string;
  readonly value: (row: ExportedApplication, jobTitles: ReadonlyMap<number, string>) => string;
}[] = [
  { header: "Job", value: ({ jobId }, jobTitles) => jobTitles.get(jobId) ?? "" },
  { header: "Name", value: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
  { header: "E-mail", value: ({ email }) => email },
  { header: "Phone", value: ({ phone }) => phone },
  { header: "Status", value: ({ status }) => status },
  { header: "Rating", value: ({ rating }) => String(rating ?? "") },
  { header: "Applied", value: ({ createdAt }) => createdAt.toISOString() },
  { header: "Source", value: ({ source }) => source },
];

/** A CSV file that spreadsheets open as UTF-8, and in which no cell is read as a formula (OWASP, CSV injection). */
export function presentApplicationsCsv(
  rows: readonly ExportedApplication[],
  jobTitles: ReadonlyMap<number, string>,
): Buffer {
  const lines = rows.map((row) => COLUMNS.map(({ value }) => value(row, jobTitles)));
  const options = { bom: true, escape_formulas: true };
  return Buffer.from(stringify([COLUMNS.map(({ header }) => header), ...lines], options));
}
