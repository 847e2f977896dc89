import { decodeEntities } from "../../sanitize/html.ts";
import { ImportError } from "../import-error.ts";
import type { Table } from "../table/table.ts";
import { POSTING } from "./posting.ts";
import { type FeedRecord, tableOf } from "./records.ts";

const SCRIPT =
  /<script\b[^>]{0,1000}?type\s*=\s*["']?application\/ld\+json["']?[^>]{0,1000}>([\s\S]*?)<\/script/gi;
const MAX_DEPTH = 6;

/** A page with schema.org postings, which employers write for search engines. @throws ImportError if it has none */
export function htmlTable(text: string): Table {
  const postings = postingRecords(text);
  if (postings.length === 0)
    throw new ImportError("This is a web page without schema.org job postings (application/ld+json).");
  return tableOf(POSTING.name, postings);
}

/** The postings of a page, in its order. */
export function postingRecords(text: string): FeedRecord[] {
  return [...text.matchAll(SCRIPT)]
    .flatMap(([, json = ""]) => postingsIn(parse(json), MAX_DEPTH))
    .map((posting) => POSTING.read(posting));
}

/** Pages are often wrong in one script of several; the others are read. */
function parse(json: string): unknown {
  for (const text of [json, decodeEntities(json)])
    try {
      return JSON.parse(
        text
          .trim()
          .replace(/^<!\[CDATA\[|\]\]>$/g, "")
          .replace(/\p{Cc}+/gu, " "),
      );
    } catch {}
  return undefined;
}

/** Postings stand alone, in a list, in a `@graph`, or as items of an `ItemList`. */
function postingsIn(value: unknown, depth: number): object[] {
  if (typeof value !== "object" || value === null || depth === 0) return [];
  if (!Array.isArray(value) && POSTING.isOne(value)) return [value];
  return Object.values(value).flatMap((nested) => postingsIn(nested, depth - 1));
}
