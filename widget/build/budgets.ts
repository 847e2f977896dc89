import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly most: number;
}

const KB = 1024;

/** Bytes as they travel, beside what they may be. One figure over its limit fails the build. */
export function measure(
  loader: string,
  folder: string,
  first: readonly string[],
  styles: readonly string[],
): Measure[] {
  const gzip = (text: Buffer | string): number => gzipSync(text, { level: 9 }).length;
  const brotli = (text: Buffer | string): number => brotliCompressSync(text).length;
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + brotli(readFileSync(join(folder, file))), 0);
  return [
    { name: "loader, gzip", bytes: gzip(readFileSync(loader)), most: 2 * KB },
    {
      name: "first load: loader and its chunks, brotli",
      bytes: brotli(readFileSync(loader)) + sum(first),
      most: FIRST_LOAD,
    },
    { name: "styles inside it, brotli", bytes: brotli(styles.join("")), most: STYLES },
  ];
}

/** Where it stands, so that it grows no further. The goal is 30 KB: docs/adr/0011-widget.md says what is between. */
const FIRST_LOAD = 49 * KB;
/** Of the map and of the embed around it. The goal is 3 KB. */
const STYLES = 3.75 * KB;

export function table(measures: readonly Measure[]): string {
  return measures
    .map(({ name, bytes, most }) => `${name.padEnd(44)} ${String(bytes).padStart(7)} of ${most} bytes`)
    .join("\n");
}
