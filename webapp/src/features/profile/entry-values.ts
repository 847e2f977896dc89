import type { ProfileFields } from "@jobmap/contract";
import { careerDateText } from "../../lib/career-date.ts";
import { periodText, typedDate, wireDate } from "./career-text.ts";
import type { EntryField, SectionFields } from "./section-fields.ts";

/** The values of an entry's form, named as the server names their errors: `entry.position`. A tick is "true" or empty. */
export type EntryValues = { readonly [Name in `entry.${string}`]: string };
export const valueName = (name: string) => `entry.${name}` as const;

/** A field of an entry as a text; lists have an item a line. */
function textOf(entry: ProfileFields, { name, kind }: EntryField): string {
  const value = entry[name];
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value === "number" || value === true) return String(value);
  if (typeof value !== "string") return "";
  return kind === "date" ? typedDate(value) : value;
}

export function valuesOf(entry: ProfileFields, fields: readonly EntryField[]): EntryValues {
  return Object.fromEntries(fields.map((field) => [valueName(field.name), textOf(entry, field)]));
}

/** The entry to save: fields that the form does not have, and those that were left as they were, stay as they are. */
export function entryOf(
  before: ProfileFields,
  fields: readonly EntryField[],
  values: EntryValues,
): ProfileFields {
  const entry: Record<string, unknown> = { ...before };
  for (const field of fields) {
    const typed = values[valueName(field.name)] ?? "";
    if (typed === textOf(before, field)) continue;
    const value = sentValue(field, typed.trim());
    if (value === undefined) delete entry[field.name];
    else entry[field.name] = value;
  }
  return entry;
}

function sentValue({ kind }: EntryField, typed: string): unknown {
  if (typed === "") return undefined;
  if (kind === "date") return wireDate(typed);
  if (kind === "tick") return true;
  if (kind === "number") return Number(typed);
  if (kind !== "lines") return typed;
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

const word = (entry: ProfileFields, name: string): string => {
  const value = entry[name];
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" ? value : "";
};
const joined = (entry: ProfileFields, names: readonly string[], between: string) =>
  names
    .map((name) => word(entry, name))
    .filter(Boolean)
    .join(between);

/** What an entry's row says. */
export function rowOf(entry: ProfileFields, { heading, detail, unnamed }: SectionFields) {
  const below = joined(entry, detail, ", ");
  const title = joined(entry, heading, ", ");
  const [single] = ["date", "issued", "releaseDate"].map((name) => word(entry, name)).filter(Boolean);
  return {
    title: title || below || unnamed,
    detail: title === "" ? "" : below,
    period: single ? careerDateText(single) : periodText(word(entry, "startDate"), word(entry, "endDate")),
    summary: word(entry, "summary") || word(entry, "description") || word(entry, "reference"),
  };
}
