import type { MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { ShapeLayer } from "../src/core/tile.ts";
import { type Area, type Atlas, readAtlas } from "./atlas.ts";
import { GREAT_LAKES } from "./lakes.ts";
import { readPacked } from "./natural-earth/packed.ts";
import { simplifyLine } from "./natural-earth/simplify.ts";
import { Nearby } from "./nearby.ts";
import { isInside } from "./polygon.ts";
import { smoothLine, smoothRing } from "./smooth.ts";
import { unwrap, unwrapRing } from "./unwrap.ts";

const US = "840";
/** ISO 3166-1 numbers of the country and its territories, which the world atlas lists one by one. */
const OURS: ReadonlySet<string> = new Set([US, "630", "850", "316", "580", "016"]);
const census = readAtlas("us-atlas/counties-10m.json");
const natural10 = readAtlas("world-atlas/countries-10m.json");
const natural50 = readAtlas("world-atlas/countries-50m.json");
const [highways = [], roads = []] = readPacked("./highways.bin.gz");
const [rivers = [], inland = []] = readPacked("./waters.bin.gz");

/** Lines in degrees; rings of areas without their closing point. */
export type Shapes = Readonly<Record<ShapeLayer, readonly (readonly Position[])[]>>;

export interface Detail {
  /** Square degrees: points that span a smaller triangle go. Of other countries only the outline matters. */
  readonly weight: number;
  readonly abroad: number;
  /** Square degrees: smaller islands go. */
  readonly island: number;
  /** 10m for regions, 50m for the globe. */
  readonly world: "10m" | "50m";
  readonly counties: boolean;
  readonly smooth: boolean;
  readonly lines: LineDetail | null;
}

/** Which roads and inland waters there are, and how many degrees their lines may be off. */
export interface LineDetail {
  readonly roads: "main" | "all";
  readonly off: number;
}

/** Every layer of the base map at one level of detail, uncut. */
export function makeShapes(detail: Detail): Shapes {
  const us = census(detail.weight);
  const world = (detail.world === "10m" ? natural10 : natural50)(detail.abroad);
  const countries = world.areas("countries");
  const lakes = GREAT_LAKES.map(({ shore, close, islands }) => ({
    ring: [...shore, ...close],
    shore,
    islands,
  }));

  const border = borderOf(natural10(0));
  const land: Position[][] = [];
  const coast: Position[][] = [];
  const borders: Position[][] = [];
  for (const ring of rings(merge(us.topology, [...us.areas("states")]), detail.island)) {
    const isBorder = ring.map(
      (point, i) => border.has(point) && border.has(ring[(i + 1) % ring.length] ?? point),
    );
    borders.push(...runs(ring, (i) => isBorder[i] ?? false));
    if (!detail.smooth) {
      land.push(ring);
      coast.push(...runs(ring, (i) => !isBorder[i]));
      continue;
    }
    const smooth = smoothRing(ring, (i) => isBorder[i] ?? false);
    land.push(smooth);
    const onBorder = (point: Position): boolean => border.has(point);
    coast.push(
      ...runs(smooth, (i) => !(onBorder(smooth[i] ?? []) && onBorder(smooth[(i + 1) % smooth.length] ?? []))),
    );
  }

  const island = Math.max(detail.island, detail.abroad * 8);
  const foreign = countries.filter(({ id }) => !OURS.has(String(id)));
  const abroad = rings(merge(world.topology, foreign), island);
  const round = (line: readonly Position[]): readonly Position[] => (detail.smooth ? smoothLine(line) : line);
  return {
    land,
    abroad: detail.smooth ? abroad.map((ring) => smoothRing(ring, (i) => border.has(ring[i] ?? []))) : abroad,
    lake: lakes.flatMap(({ ring, shore, islands }) => [
      detail.smooth ? [...smoothLine(shore), ...ring.slice(shore.length)] : ring,
      ...islands.map((island) => (detail.smooth ? smoothRing(island, () => false) : island)),
    ]),
    coast,
    lakeShore: lakes.flatMap(({ shore, islands }) => [
      round(shore),
      ...islands.map((ring) => round([...ring, ...ring.slice(0, 1)])),
    ]),
    border: borders,
    state: lines(mesh(us.topology, collection(us, "states"), (a, b) => a !== b)),
    county: detail.counties ? lines(countyMesh(us)) : [],
    seam: borderLines(world),
    ...linesOf(detail.lines),
  };
}

function linesOf(detail: LineDetail | null): Pick<Shapes, "inland" | "river" | "highway" | "road"> {
  if (detail === null) return { inland: [], river: [], highway: [], road: [] };
  const simple = (lines: readonly Position[][]): Position[][] =>
    lines.map((line) => simplifyLine(line, detail.off));
  return {
    inland: inland.map((ring) => smoothRing(ring, () => false)),
    river: simple(rivers),
    highway: simple(highways),
    road: detail.roads === "all" ? simple(roads) : [],
  };
}

/** The country's land borders as the world atlas has them. */
function borderLines(world: Atlas): Position[][] {
  const isUs = (area: unknown): boolean => (area as Area).id === US;
  return lines(mesh(world.topology, collection(world), (a, b) => a !== b && isUs(a) !== isUs(b))).flatMap(
    (line) =>
      splitLine(
        line,
        (point) => !GREAT_LAKES.some(({ shore, close }) => isInside(point, [...shore, ...close])),
      ),
  );
}

let fullBorder: Nearby | undefined;

/** At full detail, whatever the level: a simplified shore keeps points of the true one. */
function borderOf(world: Atlas): Nearby {
  fullBorder ??= new Nearby(borderLines(world), BORDER_WIDTH);
  return fullBorder;
}

/** Two atlases draw the same border up to so many degrees apart. */
const BORDER_WIDTH = 0.04;

/** Lines between counties of one state; those between states are drawn as such. */
function countyMesh(us: Atlas) {
  const stateOf = (county: unknown): string => String((county as Area).id).slice(0, 2);
  return mesh(us.topology, collection(us, "counties"), (a, b) => a !== b && stateOf(a) === stateOf(b));
}

function collection(atlas: Atlas, object = "countries") {
  return { type: "GeometryCollection" as const, geometries: [...atlas.areas(object)] };
}

function lines(multi: { readonly coordinates: readonly Position[][] }): Position[][] {
  return multi.coordinates.filter((line) => line.length > 1).map(unwrap);
}

function rings(multi: MultiPolygon, least: number): Position[][] {
  return multi.coordinates
    .flat()
    .map(unwrapRing)
    .filter((ring) => ringArea(ring) > least)
    .map((ring) => ring.slice(0, -1));
}

function ringArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [x0 = 0, y0 = 0] = ring[i - 1] ?? [];
    const [x1 = 0, y1 = 0] = ring[i] ?? [];
    sum += x0 * y1 - x1 * y0;
  }
  return Math.abs(sum / 2);
}

/** The stretches of a ring whose edges pass, each as a line. */
function runs(ring: readonly Position[], passes: (edge: number) => boolean): Position[][] {
  const edges = ring.map((_, i) => passes(i));
  if (edges.every(Boolean)) return [[...ring, ...ring.slice(0, 1)]];
  const found: Position[][] = [];
  const first = edges.indexOf(false);
  let run: Position[] = [];
  for (let step = 1; step <= ring.length; step++) {
    const i = (first + step) % ring.length;
    const [from, to] = [ring[i], ring[(i + 1) % ring.length]];
    if (edges[i] && from !== undefined && to !== undefined) {
      if (run.length === 0) run.push(from);
      run.push(to);
    } else if (run.length > 0) {
      found.push(run);
      run = [];
    }
  }
  return found;
}

function splitLine(line: readonly Position[], keeps: (point: Position) => boolean): Position[][] {
  const found: Position[][] = [];
  let run: Position[] = [];
  for (const point of line) {
    if (keeps(point)) run.push(point);
    else if (run.length > 0) {
      found.push(run);
      run = [];
    }
  }
  found.push(run);
  return found.filter((part) => part.length > 1);
}
