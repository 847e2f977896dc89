import { type Kept, keepValid } from "./keep-valid.ts";

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names of before JSON Resume 1.0, by section. */
const OLD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { website: "url", picture: "image" },
  work: { company: "name", website: "url" },
  volunteer: { website: "url" },
  education: { gpa: "score" },
  publications: { website: "url" },
};
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?$/;

/** A file of JSON Resume, as far as it is one; undefined for other JSON. */
export function readJsonResume(value: unknown): Kept | undefined {
  if (!isFields(value)) return undefined;
  const known = ["basics", "work", "education", "skills"].some((section) => section in value);
  return known ? keepValid(renamed(value)) : undefined;
}

function renamed(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).map(([section, value]) => {
      const names = OLD_NAMES[section] ?? {};
      if (Array.isArray(value))
        return [section, value.map((entry) => (isFields(entry) ? fields(entry, names) : entry))];
      return [section, isFields(value) ? fields(value, names) : value];
    }),
  );
}

/** The fields of an entry under their names of today; a time of day is no part of a date. */
function fields(
  entry: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const read = Object.entries(entry).map(([name, value]) => {
    const to = names[name];
    const date = typeof value === "string" ? TIMESTAMP.exec(value)?.[1] : undefined;
    return [to !== undefined && !(to in entry) ? to : name, date ?? value];
  });
  return Object.fromEntries(read);
}
