import type { Table, TableRow } from "../table/table.ts";

/** A job as a feed states it: texts by the names of their fields. */
export type FeedRecord = Readonly<Record<string, string>>;

/** Columns of nested values: further ones are data about the feed, not about the job. */
const MAX_COLUMNS = 300;

/** Records as a table whose first row is the header: fields in the order in which they first occur. */
export function tableOf(format: string, records: readonly FeedRecord[]): Table {
  const headers = [...new Set(records.flatMap((record) => Object.keys(record)))].slice(0, MAX_COLUMNS);
  return { format, rows: rowsOf(headers, records) };
}

async function* rowsOf(headers: readonly string[], records: readonly FeedRecord[]): AsyncGenerator<TableRow> {
  if (headers.length === 0) return;
  yield { number: 1, cells: headers };
  for (const [i, record] of records.entries())
    yield { number: i + 2, cells: headers.map((header) => record[header] ?? "") };
}

/** Nesting of a record; what is deeper is no job's. */
const MAX_DEPTH = 8;

/**
 * A nested object as one record. Names of nested values are joined, so that `salary.min` is "salary min"; lists of texts become one text,
 * and of lists of objects the names of their members.
 */
export function flatten(value: object): FeedRecord {
  const record: Record<string, string> = {};
  addTo(record, "", value, MAX_DEPTH);
  return record;
}

function addTo(record: Record<string, string>, path: string, value: unknown, depth: number): void {
  if (value === null || value === undefined || depth === 0) return;
  if (typeof value !== "object") {
    record[path] = String(value);
    return;
  }
  if (Array.isArray(value)) {
    const texts = value.flatMap((item) => textOfItem(item));
    if (texts.length > 0) record[path] = texts.join("; ");
    return;
  }
  for (const [name, nested] of Object.entries(value)) {
    const words = wordsOf(name);
    addTo(record, path === "" ? words : words === "text" ? path : `${path} ${words}`, nested, depth - 1);
  }
}

function textOfItem(item: unknown): string[] {
  if (typeof item !== "object" || item === null)
    return item === null || item === undefined ? [] : [String(item)];
  for (const name of ["name", "label", "title", "text", "location"])
    if (name in item) {
      const found: unknown = Object.entries(item).find(([key]) => key === name)?.[1];
      if (typeof found === "string") return [found];
    }
  return [];
}

/** "joblisting:minimumSalary" as "minimum salary". */
export function wordsOf(name: string): string {
  const words = name
    .replace(/^.*:/, "")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[_\-.@]+/g, " ")
    .trim()
    .toLowerCase();
  return RENAMED[words] ?? words;
}

/** Names that feeds use in a sense of their own. */
const RENAMED: Readonly<Record<string, string>> = {
  referencenumber: "job id",
  "partner job id": "job id",
  guid: "guid",
  date: "posted date",
  pubdate: "posted date",
  "pub date": "posted date",
  expirationdate: "valid through",
  remotetype: "remote",
  "workplace types": "remote",
  streetaddress: "street",
};
