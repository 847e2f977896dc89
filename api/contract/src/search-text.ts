import type { UnderstoodText } from "./search.ts";

/** A stretch of a text, as positions in it. */
type Stretch = Pick<UnderstoodText["parts"][number], "start" | "end">;

/** A search without one of its parts: "cashier" of "cashier, near Boston". */
export function withoutPart(text: string, { start, end }: Stretch): string {
  return `${text.slice(0, start)} ${text.slice(end)}`
    .replace(/\s+(?=[,;\s])/g, "")
    .replace(/([,;])[\s,;]*(?=[,;])/g, "")
    .replace(/^[\s,;]+|[\s,;]+$/g, "");
}

/** A search as typed, without the words of the place that it names. */
export function withoutPlace(
  typed: string,
  { searched, parts }: Pick<UnderstoodText, "searched" | "parts">,
): string {
  const place = parts.find(({ kind }) => kind === "place");
  if (!place) return typed;
  const words = searched.slice(place.start, place.end);
  // Other words may have been put right; what was typed is corrected again, and told.
  const start = typed.lastIndexOf(words);
  return start < 0 ? withoutPart(searched, place) : withoutPart(typed, { start, end: start + words.length });
}
