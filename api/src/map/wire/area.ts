import type { ClusterSet } from "../cluster/cluster-set.ts";
import { LEVELS } from "../core/geo.ts";
import type { Area } from "../core/types.ts";

/**
 * The area of a cluster as text for a URL: numbers joined by dots. Level of the cells; column, row and number of columns
 * of a grid; then each cell by its row-major number in that grid. The decoder of the wire format writes the same text.
 */

/** Text of the area of each cluster. */
export function areaTexts(set: ClusterSet): string[] {
  const texts = new Array<string>(set.length).fill([set.level, set.column, set.row, set.columns].join("."));
  for (let i = 0; i < set.cellCount; i++) texts[set.cellCluster[i]!] += `.${set.cell[i]}`;
  return texts;
}

/** Parses the text of an area; null if it is invalid. */
export function parseArea(text: string): Area | null {
  if (!/^\d{1,8}(\.\d{1,8}){4,4096}$/.test(text)) return null;
  const [level, column, row, columns, ...cells] = text.split(".").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const side = 2 ** level;
  if (level > LEVELS || columns < 1 || columns > side || column >= side) return null;
  const x = cells.map((cell) => (column + (cell % columns)) % side);
  const y = cells.map((cell) => row + Math.floor(cell / columns));
  return y.every((value) => value < side) ? { level, x, y } : null;
}
