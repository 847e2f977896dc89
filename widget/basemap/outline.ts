import { readFileSync } from "node:fs";
import { type BasemapManifest, parseManifest } from "../src/core/basemap.ts";
import { type Outline, type OutlineOptions, traceOutline, writeOutline } from "../src/core/outline.ts";
import { decodeTile, type Tile } from "../src/core/tile.ts";

export type { Mark } from "../src/core/circle.ts";
export type { FirstJobs } from "../src/core/company-columns-meta.ts";
export type { FirstPicture, FirstView } from "../src/core/first-view.ts";
export { type Outline, writeOutline };

export interface Outliner {
  readonly manifest: BasemapManifest;
  /** See {@link traceOutline}. */
  trace(options: OutlineOptions): Outline;
  /** The same as SVG. */
  render(options: OutlineOptions): string;
}

/**
 * Draws outlines from a built base map, for servers. Tiles are read once and kept; a nation needs two of them.
 * @param folder such as `widget/dist/basemap`
 * @throws Error when the base map has not been built
 */
export function openOutliner(folder: string): Outliner {
  const manifest = parseManifest(JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8")));
  const tiles = new Map<string, Tile | undefined>();
  const read = (z: number, x: number, y: number): Tile | undefined => {
    const name = `${z}/${x}-${y}.jmt`;
    if (!tiles.has(name)) tiles.set(name, readTile(`${folder}/${manifest.version}/${name}`));
    return tiles.get(name);
  };
  const trace = (options: OutlineOptions): Outline => traceOutline(manifest, read, options);
  return { manifest, trace, render: (options) => writeOutline(trace(options)) };
}

function readTile(path: string): Tile | undefined {
  try {
    return decodeTile(readFileSync(path));
  } catch (error) {
    // Open water has no file.
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
