import { createHash } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BasemapLevel, BasemapManifest } from "../src/core/basemap.ts";
import { cutLevel, tileArea } from "./cut.ts";
import { encodeTile } from "./encode.ts";
import { LEVELS } from "./levels.ts";
import { makeNames } from "./names.ts";

/**
 * Cuts the atlases into the tiles of the base map: `node widget/basemap/build.ts`. The same atlases give the same
 * bytes. The folder of tiles is named by its contents, and is complete before the manifest names it.
 */
const OUTPUT = fileURLToPath(new URL("../dist/basemap/", import.meta.url));

const CREDITS = [
  { text: "US Census Bureau", url: "https://www.census.gov/geographies/mapping-files.html" },
  { text: "Natural Earth", url: "https://www.naturalearthdata.com/" },
  { text: "GeoNames", url: "https://www.geonames.org/" },
];

function build(): void {
  const names = makeNames();
  const hash = createHash("sha256");
  const files: { path: string; bytes: Uint8Array }[] = [];
  const levels: BasemapLevel[] = LEVELS.map((level) => {
    const { z } = level;
    const empty: number[] = [];
    for (const { x, y, tile } of cutLevel(level, names)) {
      if (tile === null) {
        empty.push(x * 2 ** z + y);
        continue;
      }
      const path = `${z}/${x}-${y}.jmt`;
      const bytes = encodeTile(tile);
      hash.update(path).update(bytes);
      files.push({ path, bytes });
    }
    return {
      z,
      areas: level.areas.map((area) => tileArea(area, z)),
      empty,
      namesOnly: level.detail === null,
    };
  });
  hash.update(JSON.stringify(levels));

  const version = hash.digest("hex").slice(0, 12);
  const manifest: BasemapManifest = { version, levels, credits: CREDITS };
  rmSync(OUTPUT, { recursive: true, force: true });
  for (const { z } of levels) mkdirSync(`${OUTPUT}${version}/${z}`, { recursive: true });
  for (const { path, bytes } of files) writeFileSync(`${OUTPUT}${version}/${path}`, bytes);
  writeFileSync(`${OUTPUT}manifest.json.new`, JSON.stringify(manifest));
  renameSync(`${OUTPUT}manifest.json.new`, `${OUTPUT}manifest.json`);
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  process.stdout.write(`Base map ${version}: ${files.length} tiles, ${(total / 1_048_576).toFixed(1)} MB\n`);
}

build();
