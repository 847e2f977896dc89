import { MAX_AREAS, MAX_CORNERS } from "./drawn-areas.ts";

/** Corners of the drawn areas of a request that are paid with the request itself. */
export const FREE_CORNERS = 100;
/** Further corners for one more unit of `reads`: preparing them takes about 5 ms of a processor at worst. */
export const CORNERS_PER_READ = 12;

/** Units of `reads` for the corners of drawn areas, as they stand in an address, whether they can be read or not. */
export function readsForAreas(within: string): number {
  // Each of a corner's two numbers ends with a letter of the first half of base64url.
  let numbers = 0;
  const end = Math.min(within.length, MAX_LETTERS);
  for (let i = 0; i < end; i++) if (endsNumber(within.charCodeAt(i))) numbers++;
  const corners = Math.min(numbers / 2, MAX_AREAS * MAX_CORNERS);
  return Math.max(0, Math.ceil((corners - FREE_CORNERS) / CORNERS_PER_READ));
}

/** No request has more: a number has seven letters at most. */
const MAX_LETTERS = 2 * 7 * MAX_AREAS * MAX_CORNERS;

/** "A" to "Z" and "a" to "f". */
const endsNumber = (letter: number): boolean =>
  (letter >= 65 && letter <= 90) || (letter >= 97 && letter <= 102);

/** The same for all areas in what a request brings, each once. */
export function areaReads(...inputs: readonly unknown[]): number {
  const texts = new Set<string>();
  for (const input of inputs) collect(input, texts, DEPTH);
  let reads = 0;
  for (const text of texts) reads += readsForAreas(text);
  return reads;
}

/** How deep searches stand in a body: `searches[0].within`. */
const DEPTH = 3;

function collect(value: unknown, texts: Set<string>, depth: number): void {
  if (typeof value !== "object" || value === null || depth < 0) return;
  for (const [name, own] of Object.entries(value))
    if (name === "within" && typeof own === "string") texts.add(own);
    else collect(own, texts, depth - 1);
}
