import secureJson from "secure-json-parse";
import { ImportError } from "../import-error.ts";
import type { Table } from "../table/table.ts";
import { KNOWN_FEEDS } from "./known.ts";
import { flatten, tableOf } from "./records.ts";

/** Nesting in which jobs are looked for. */
const MAX_DEPTH = 4;

/**
 * A JSON file of jobs: a reply of Greenhouse, Lever, Ashby or Recruitee, schema.org postings, or any list of objects, of which the
 * longest is taken. @throws ImportError if there is none
 */
export function jsonTable(text: string): Table {
  let value: unknown;
  try {
    value = secureJson.parse(text.replace(/^\ufeff/, ""), {
      protoAction: "remove",
      constructorAction: "remove",
    });
  } catch {
    throw new ImportError("This is JSON with a mistake in it, or a part of a file.");
  }
  const list = longestList(value, MAX_DEPTH);
  if (list === undefined) throw new ImportError("This JSON has no list of jobs.");
  for (const { name, isOne, read } of KNOWN_FEEDS) {
    if (list.length > 0 && list.every(isOne)) return tableOf(name, list.map(read));
  }
  return tableOf("JSON", list.map(flatten));
}

/** The longest list of objects, also where it is empty; a posting that stands alone is a list of one. */
function longestList(value: unknown, depth: number): object[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value)) {
    const objects = value.filter(
      (item): item is object => typeof item === "object" && item !== null && !Array.isArray(item),
    );
    return objects.length === value.length ? objects : undefined;
  }
  if (depth === 0) return undefined;
  const lists = Object.values(value).flatMap((nested) => {
    const list = longestList(nested, depth - 1);
    return list === undefined ? [] : [list];
  });
  return lists.reduce<object[] | undefined>(
    (best, list) => (best === undefined || list.length > best.length ? list : best),
    undefined,
  );
}
