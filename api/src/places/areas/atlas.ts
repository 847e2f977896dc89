import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mergeArcs } from "topojson-client";
import type { MultiPolygon, Polygon, Topology } from "topojson-specification";
import type { Outline, Position } from "../types.ts";

type Shape = Polygon | MultiPolygon;
type Box = [west: number, south: number, east: number, north: number];

/** The outlines of the United States, its states and its counties (package us-atlas, from the Census Bureau's boundary files). */
export interface Atlas {
  readonly counties: readonly { readonly fips: string; readonly name: string }[];
  /** What counties or states cover together, without the borders between them. @param fips five digits, two, or "US" */
  outline(fips: readonly string[]): Outline;
  /** In degrees; west > east where it crosses the antimeridian. */
  box(fips: readonly string[]): Box;
  /** Degrees from a position to the nearest corner, about. */
  distance(fips: string, position: Position): number;
}

const UNITS = 1e7;

/** Reads it anew: some 30 ms and 10 MB. */
export function readAtlas(): Atlas {
  const topology = readTopology("us-atlas/counties-10m.json");
  const shapes = new Map<string, Shape>();
  const counties: { fips: string; name: string }[] = [];
  for (const object of ["counties", "states", "nation"])
    for (const geometry of collection(topology, object).geometries) {
      if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") continue;
      const fips = object === "nation" ? "US" : String(geometry.id);
      shapes.set(
        fips,
        geometry.type === "Polygon"
          ? { type: "Polygon", arcs: geometry.arcs }
          : { type: "MultiPolygon", arcs: geometry.arcs },
      );
      if (object === "counties") counties.push({ fips, name: nameOf(geometry.properties) });
    }
  const arcs = decodeArcs(topology);
  const outline = (fips: readonly string[]): Outline => {
    const parts = fips.flatMap((code) => shapes.get(code) ?? []);
    const merged = mergeArcs(topology, parts);
    return { rings: merged.arcs.flat().map((ring) => ringOf(ring, arcs)) };
  };
  return {
    counties,
    outline,
    box: (fips) => boxOf(outline(fips)),
    distance: (fips, position) => distanceTo(outline([fips]), position),
  };
}

function readTopology(file: string): Topology {
  const topology: unknown = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(file)), "utf8"));
  if (!isTopology(topology)) throw new Error(`${file} is not a TopoJSON topology.`);
  return topology;
}

function isTopology(value: unknown): value is Topology {
  return typeof value === "object" && value !== null && "type" in value && value.type === "Topology";
}

function collection({ objects }: Topology, name: string) {
  const object = objects[name];
  if (object?.type !== "GeometryCollection") throw new Error(`The atlas has no collection "${name}".`);
  return object;
}

function nameOf(properties: unknown): string {
  const isNamed = typeof properties === "object" && properties !== null && "name" in properties;
  return isNamed ? String(properties.name) : "";
}

/** Longitude and latitude in turn, in units of 1e-7 degree: an arc is kept in steps from a corner to the next. */
function decodeArcs({ arcs, transform }: Topology): Float64Array[] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    const corners = new Float64Array(2 * arc.length);
    let [x, y] = [0, 0];
    for (const [i, [dx = 0, dy = 0]] of arc.entries()) {
      x += dx;
      y += dy;
      corners[2 * i] = Math.round((x * (scale[0] ?? 1) + (translate[0] ?? 0)) * UNITS);
      corners[2 * i + 1] = Math.round((y * (scale[1] ?? 1) + (translate[1] ?? 0)) * UNITS);
    }
    return corners;
  });
}

/** A ring of arcs, each without its last corner, with which the next one begins. An arc's complement goes backward. */
function ringOf(ring: readonly number[], arcs: readonly Float64Array[]): number[] {
  const corners: number[] = [];
  for (const index of ring) {
    const arc = arcs[index < 0 ? ~index : index] ?? new Float64Array();
    const count = arc.length / 2;
    for (let i = 0; i + 1 < count; i++) {
      const at = index < 0 ? count - 1 - i : i;
      corners.push(arc[2 * at] ?? 0, arc[2 * at + 1] ?? 0);
    }
  }
  return corners;
}

/** The smallest box: its sides are the widest gap between the longitudes of the rings. */
function boxOf({ rings }: Outline): Box {
  const spans = rings.map((ring) => {
    const longitudes = Array.from(ring).filter((_, i) => i % 2 === 0);
    return [Math.min(...longitudes), Math.max(...longitudes)] as const;
  });
  const latitudes = rings.flatMap((ring) => Array.from(ring).filter((_, i) => i % 2 === 1));
  spans.sort(([a], [b]) => a - b);
  let [west = 0, east = 0] = spans[0] ?? [];
  const first = west;
  let widest = 0;
  let reached = east;
  for (const [start, end] of spans) {
    if (start - reached > widest) {
      widest = start - reached;
      [west, east] = [start, reached];
    }
    reached = Math.max(reached, end);
  }
  if (360 * UNITS - (reached - first) >= widest) [west, east] = [first, reached];
  const south = latitudes.reduce((a, b) => Math.min(a, b));
  const north = latitudes.reduce((a, b) => Math.max(a, b));
  const degrees = (units: number) => Math.round(units / 100) / 1e5;
  return [degrees(west), degrees(south), degrees(east), degrees(north)];
}

function distanceTo({ rings }: Outline, { latitude, longitude }: Position): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2)
      least = Math.min(
        least,
        Math.hypot(
          ((ring[i] ?? 0) / UNITS - longitude) * Math.cos((latitude * Math.PI) / 180),
          (ring[i + 1] ?? 0) / UNITS - latitude,
        ),
      );
  return least;
}
