import { createHash } from "node:crypto";
import type { Facets } from "../../src/map/index.ts";

/** Answers as texts that are equal when the answers are. */

export function describeList(total: number, ids: readonly number[]): string {
  return `${total}: ${ids.join()}`;
}

export function describeFacets(facets: Facets): string {
  const { total, ...groups } = facets;
  const sorted = Object.entries(groups).sort(([a], [b]) => a.localeCompare(b));
  return `${total} ${sorted.map(([group, counts]) => `${group} ${counts.map(({ value, count }) => `${value}:${count}`).join()}`).join(" ")}`;
}

/** Squares of the map with their points: how many there are, and a digest. */
export function describeSquares(
  squares: readonly (readonly [x: number, y: number, points: number])[],
): string {
  const lines = squares.map((square) => square.join()).sort();
  return `${squares.length} ${createHash("sha1").update(lines.join(" ")).digest("hex")}`;
}
