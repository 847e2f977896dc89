import type { ProfileFields } from "@jobmap/contract";

/** When an entry began, or was given. */
function beginOf(entry: ProfileFields): string | undefined {
  const date = entry["startDate"] ?? entry["date"] ?? entry["issued"] ?? entry["releaseDate"];
  return typeof date === "string" ? date : undefined;
}

/** Where a new entry goes among others: before the first that began earlier; last, if it or none of them says when. */
export function placeFor(entry: ProfileFields, others: readonly ProfileFields[]): number {
  const begin = beginOf(entry);
  if (begin === undefined) return others.length;
  const at = others.findIndex((other) => (beginOf(other) ?? begin) < begin);
  return at < 0 ? others.length : at;
}
