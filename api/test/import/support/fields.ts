import { type Mapping, recognize } from "../../../src/import/recognize.ts";
import { gazetteer } from "../../places/gazetteer.ts";

/** What `recognize` makes of each column, "-" for none, and of the whole. */
export function fields(
  headers: readonly string[],
  ...rows: (readonly string[])[]
): { fields: string[]; identity: string | null; mapping: Mapping } {
  const mapping = recognize(headers, rows, gazetteer);
  const of = (index: number) =>
    [...mapping.columns.values()].find((column) => column.index === index)?.field ?? "-";
  return {
    fields: headers.map((_, index) => of(index)),
    identity: mapping.identity?.header ?? null,
    mapping,
  };
}

/** The fields of headers, as "header field" for those that have one; `cells` are repeated to make ten rows. */
export function used(headers: string, cells?: string): Record<string, string> {
  const names = headers.split(",");
  const row = cells?.split(",");
  const found = fields(names, ...(row === undefined ? [] : Array.from({ length: 10 }, () => row)));
  return Object.fromEntries(
    names.flatMap((name, i) => (found.fields[i] === "-" ? [] : [[name, found.fields[i] ?? ""]])),
  );
}
