import { writeXlsx } from "../../src/format/xlsx.ts";
import type { SignedIn } from "../support/server.ts";

export const DESCRIPTION =
  "Keeps the boats and the yard in order in every season: handles lines and gear, cleans and paints, and helps passengers aboard and ashore. We train you on the job, pay for the safety course, and give you two days off in a row each week.";

/** Header and cells of files that employers upload here. */
export const HEADER = [
  "Job title",
  "Description",
  "Employment type",
  "City",
  "State",
  "Salary min",
  "Salary unit",
  "Requisition ID",
] as const;

export type Cells = Partial<Record<(typeof HEADER)[number], string>>;

/** A good row, with what a test wants otherwise. */
export const row = (n: number, cells: Cells = {}): string[] => {
  const good: Record<(typeof HEADER)[number], string> = {
    "Job title": `Deckhand ${"abcdefghijklmnopqrstuvwxyz"[n % 26]}`,
    Description: DESCRIPTION,
    "Employment type": "Full-time",
    City: "Baltimore",
    State: "MD",
    "Salary min": "21.50",
    "Salary unit": "hour",
    "Requisition ID": `R-${n}`,
    ...cells,
  };
  return HEADER.map((header) => good[header]);
};

export const rows = (count: number): string[][] => Array.from({ length: count }, (_, n) => row(n + 1));

export const table = (...cells: readonly string[][]): Buffer => writeXlsx("Jobs", [[...HEADER], ...cells]);

export const csv = (lines: readonly (readonly string[])[], separator = ","): string =>
  lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join("\r\n");

export function form(content: Buffer | string, name = "jobs.xlsx"): FormData {
  const made = new FormData();
  made.set("file_name", name);
  made.set("file", new Blob([typeof content === "string" ? content : new Uint8Array(content)]), name);
  return made;
}

const NEW = "employer/job/job-bulk-upload-new";

export const upload = (boss: SignedIn, content: Buffer | string, name?: string) =>
  boss.ok(`POST ${NEW}`, NEW, form(content, name));

export const refused = (boss: SignedIn, content: Buffer | string, name?: string) =>
  boss.fails("POST", NEW, form(content, name));

export const find = (boss: SignedIn, id: number, query = "") =>
  boss.ok("GET employer/job/get-job-bulk-list", `employer/job/get-job-bulk-list?id=${id}${query}`);

export const post = <
  K extends
    `POST employer/job/${"bulk-check" | "bulk-start" | "bulk-undo" | "delete-bulk-jobs" | "bulk-edit" | "bulk-replace" | "bulk-sheet"}`,
>(
  boss: SignedIn,
  key: K,
  body: object,
) => boss.ok(key, key.slice("POST ".length), body);
