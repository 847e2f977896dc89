import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Position } from "geojson";

/** Steps of a degree in packed lines: some 50 meters. */
const STEPS = 2_000;

/** Groups of lines as bytes: for each group its number of lines, for each line its number of points and the steps between them. */
export function packLines(groups: readonly (readonly (readonly Position[])[])[]): Buffer {
  const bytes: number[] = [];
  const unsigned = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  for (const lines of groups) {
    unsigned(lines.length);
    let at: [number, number] = [0, 0];
    for (const line of lines) {
      unsigned(line.length);
      for (const [x = 0, y = 0] of line) {
        const next: [number, number] = [Math.round(x * STEPS), Math.round(y * STEPS)];
        for (const step of [next[0] - at[0], next[1] - at[1]]) unsigned(step < 0 ? -2 * step - 1 : 2 * step);
        at = next;
      }
    }
  }
  return gzipSync(Buffer.from(bytes), { level: 9 });
}

/** The reverse, from a file beside this one. */
export function readPacked(file: string): Position[][][] {
  const bytes = gunzipSync(readFileSync(new URL(file, import.meta.url)));
  let index = 0;
  const unsigned = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes.readUInt8(index++);
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const signed = (): number => {
    const value = unsigned();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const groups: Position[][][] = [];
  while (index < bytes.length) {
    let [x, y] = [0, 0];
    groups.push(
      Array.from({ length: unsigned() }, () =>
        Array.from({ length: unsigned() }, () => {
          x += signed();
          y += signed();
          return [x / STEPS, y / STEPS];
        }),
      ),
    );
  }
  return groups;
}
