import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export interface Measure {
  readonly name: string;
  readonly bytes: number;
  readonly most: number;
}

const KB = 1024;

/** What the build made, and what of it is loaded before the map and the list can be used. */
export interface Built {
  readonly loader: string;
  readonly folder: string;
  /** Files that the loader asks for at once. */
  readonly script: readonly string[];
  /** Files that a frame's page asks for at once. */
  readonly frame: readonly string[];
  /** Style sheets inside them. */
  readonly styles: readonly string[];
}

/** What an embed asks for by itself after that: the loader's other half, the map's and the list's other parts, news. */
const LATER = ["beside", "tools", "local", "layer", "press", "follow", "live", "poll"];

/** The figure that pages tell. */
export const FIRST_LOAD = "first load by script: loader and chunks, brotli";

/** Bytes as they travel, beside what they may be. One figure over its limit fails the build. */
export function measure({ loader, folder, script, frame, styles }: Built): Measure[] {
  const gzip = (text: Buffer | string): number => gzipSync(text, { level: 9 }).length;
  const brotli = (text: Buffer | string): number => brotliCompressSync(text).length;
  const sum = (files: readonly string[]): number =>
    files.reduce((total, file) => total + brotli(readFileSync(join(folder, file))), 0);
  const first = brotli(readFileSync(loader)) + sum(script);
  return [
    { name: "loader, gzip", bytes: gzip(readFileSync(loader)), most: 2 * KB },
    { name: FIRST_LOAD, bytes: first, most: 30 * KB },
    {
      name: "by script until it is at rest, brotli",
      bytes: first + sum(LATER.map((name) => `${name}.js`)),
      most: 59 * KB,
    },
    { name: "first load in a frame: chunks, brotli", bytes: sum(frame), most: 30 * KB },
    { name: "styles inside it, brotli", bytes: brotli(styles.join("")), most: 3 * KB },
  ];
}

export function table(measures: readonly Measure[]): string {
  return measures
    .map(({ name, bytes, most }) => `${name.padEnd(48)} ${String(bytes).padStart(7)} of ${most} bytes`)
    .join("\n");
}
