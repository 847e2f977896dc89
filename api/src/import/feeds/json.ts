import secureJson from "secure-json-parse";
import { ImportError } from "../import-error.ts";
import type { Table } from "../table/table.ts";
import { KNOWN_FEEDS } from "./known.ts";
import { type FeedRecord, flatten, tableOf } from "./records.ts";

/** Nesting in which jobs are looked for. */
const MAX_DEPTH = 4;

/**
 * A JSON file of jobs: a reply of Greenhouse, Lever, Ashby or Recruitee, schema.org postings, or any list of objects, of which the
 * longest is taken. @throws ImportError if there is none
 */
export function jsonTable(text: string): Table {
  const list = longestList(parse(text), MAX_DEPTH);
  if (list === undefined) throw new ImportError("This JSON has no list of jobs.");
  for (const { name, isOne, read } of KNOWN_FEEDS) {
    if (list.length > 0 && list.every(isOne)) return tableOf(name, list.map(read));
  }
  return tableOf("JSON", list.map(flatten));
}

/** The postings of known formats in a reply: one job, or a list of them. @throws ImportError for what is no JSON */
export function jsonRecords(text: string): { readonly format: string; readonly fields: FeedRecord }[] {
  const value = parse(text);
  const read = (item: object) => {
    const known = KNOWN_FEEDS.find(({ isOne }) => isOne(item));
    return known ? [{ format: known.name, fields: known.read(item) }] : [];
  };
  const one = typeof value === "object" && value !== null && !Array.isArray(value) ? read(value) : [];
  return one.length > 0 ? one : (longestList(value, MAX_DEPTH) ?? []).flatMap(read);
}

function parse(text: string): unknown {
  try {
    return secureJson.parse(text.replace(/^\ufeff/, ""), {
      protoAction: "remove",
      constructorAction: "remove",
    });
  } catch {
    throw new ImportError("This is JSON with a mistake in it, or a part of a file.");
  }
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
