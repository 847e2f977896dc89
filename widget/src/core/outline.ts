import type { BasemapManifest } from "./basemap.ts";
import { circleRadii, type Mark } from "./circle.ts";
import type { Bounds, Point } from "./geo.ts";
import { fit, worldSize, worldX, worldY } from "./mercator.ts";
import { type ShapeLayer, TILE_EXTENT, type Tile } from "./tile.ts";

/** What a picture shows, and how large. */
export interface OutlineOptions {
  /** The area to show; the picture shows more if its aspect ratio differs. */
  readonly bounds: Bounds;
  /** CSS pixels the picture is drawn for; it scales. */
  readonly width: number;
  readonly height: number;
  /** Circles with numbers; none by default. */
  readonly clusters?: readonly (Point & { readonly count: number })[];
}

/** Returns a tile of the base map, or undefined if there is none. */
export type TileReader = (z: number, x: number, y: number) => Tile | undefined;

/** Lines are drawn in half pixels, so that every number is an integer. */
const UNITS = 2;
/** Minimum distance in half pixels between two points of a line: this is a preview, not the map. */
const STEP = 7;

/**
 * The outline of a view: land, state lines and clusters, at the positions they have on a map of the same bounds and
 * size. Shapes are path data in half pixels of the picture. Tiles overlap slightly, and one even-odd path would have
 * holes where they do, so areas have one path per tile.
 */
export interface Outline {
  readonly width: number;
  readonly height: number;
  /** The zoom of the map that this is a picture of. */
  readonly zoom: number;
  readonly abroad: readonly string[];
  readonly lake: readonly string[];
  readonly land: readonly string[];
  readonly coast: string;
  readonly state: string;
  readonly marks: readonly Mark[];
}

/**
 * Draws a view from the tiles of the base map: a few kilobytes for a nation, less for a region. Works without a
 * browser.
 */
export function traceOutline(manifest: BasemapManifest, read: TileReader, options: OutlineOptions): Outline {
  const { width, height } = options;
  const { center, zoom } = fit(options.bounds, width, height);
  const size = worldSize(zoom);
  const left = worldX(center.longitude) * size - width / 2;
  const top = worldY(center.latitude) * size - height / 2;
  const levels = manifest.levels.filter(({ namesOnly }) => !namesOnly);
  const z = levels.findLast((level) => level.z <= Math.max(0, zoom - 1))?.z ?? 0;
  const edge = size / 2 ** z;
  const frame: Frame = { width: width * UNITS, height: height * UNITS };
  const areas: Record<"abroad" | "lake" | "land", string[]> = { abroad: [], lake: [], land: [] };
  const lines = { coast: "", state: "" };
  for (let x = Math.floor(left / edge); x <= Math.floor((left + width) / edge); x++) {
    for (let y = Math.floor(top / edge); y <= Math.floor((top + height) / edge); y++) {
      const tile = read(z, ((x % 2 ** z) + 2 ** z) % 2 ** z, y);
      if (tile === undefined) continue;
      const to: Placement = {
        scale: (edge / TILE_EXTENT) * UNITS,
        x: (x * edge - left) * UNITS,
        y: (y * edge - top) * UNITS,
      };
      const all = (layer: ShapeLayer, end: "" | "z"): string =>
        tile.shapes[layer].map((line) => trace(line, to, frame, end)).join("");
      for (const layer of ["abroad", "lake", "land"] as const) areas[layer].push(all(layer, "z"));
      for (const layer of ["coast", "state"] as const) lines[layer] += all(layer, "");
    }
  }
  for (const layer of ["abroad", "lake", "land"] as const) areas[layer] = areas[layer].filter(Boolean);
  const marks = (options.clusters ?? []).map(
    ({ longitude, latitude, count }): Mark => [
      Math.round(worldX(longitude) * size - left),
      Math.round(worldY(latitude) * size - top),
      count,
    ],
  );
  return { width, height, zoom, ...areas, ...lines, marks };
}

/**
 * An outline as SVG for the first HTML. Colors are the map's custom properties, by name or with their default values.
 */
export function writeOutline({ width, height, zoom, marks, ...shapes }: Outline): string {
  const { abroad, lake, land, coast, state } = shapes;
  const radii = circleRadii(marks, zoom);
  const paths = (all: readonly string[]): string => all.map((d) => `<path d="${d}"/>`).join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="jm-outline" viewBox="0 0 ${width} ${height}" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">`,
    `<path fill="var(--jm-map-water,#f3f8f9)" d="M0 0H${width}V${height}H0z"/>`,
    `<g transform="scale(${1 / UNITS})" fill="none" stroke-linejoin="round">`,
    `<g fill="var(--jm-map-abroad,#eef0ea)" fill-rule="evenodd">${paths(abroad)}</g>`,
    `<g fill="var(--jm-map-water,#f3f8f9)" fill-rule="evenodd">${paths(lake)}</g>`,
    `<g fill="var(--jm-map-land,#f8f3e2)" fill-rule="evenodd">${paths(land)}</g>`,
    `<path stroke="var(--jm-map-coast,#49697a)" stroke-width="${0.9 * UNITS}" d="${coast}"/>`,
    `<path stroke="var(--jm-map-state,#6e6647)" stroke-width="${0.9 * UNITS}" stroke-dasharray="14 6 3 6" opacity=".8" d="${state}"/>`,
    `</g><g>${marks.map((mark, i) => drawCircle(mark, radii[i] ?? 0)).join("")}</g></svg>`,
  ].join("");
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A line in steps of whole units; nothing if it is outside the picture or too small to see. */
function trace(line: Int32Array, { scale, x, y }: Placement, frame: Frame, end: "" | "z"): string {
  const placed: Corner[] = [];
  for (let i = 0; i < line.length; i += 2)
    placed.push([(line[i] ?? 0) * scale + x, (line[i + 1] ?? 0) * scale + y]);
  const runs = end === "z" ? [clipRing(placed, frame)] : seenRuns(placed, frame);
  return runs.map((run) => spell(run, end)).join("");
}

function spell(corners: readonly Corner[], end: "" | "z"): string {
  let path = "";
  let [atX, atY] = [0, 0];
  let points = 0;
  corners.forEach(([x, y], index) => {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    const isEnd = end === "" && index === corners.length - 1;
    if (points > 0 && !isEnd && Math.abs(nextX - atX) + Math.abs(nextY - atY) < STEP) return;
    path += points === 0 ? `M${nextX} ${nextY}l` : pair(nextX - atX, nextY - atY);
    [atX, atY] = [nextX, nextY];
    points++;
  });
  return points > (end === "z" ? 2 : 1) ? path + end : "";
}

type Corner = readonly [x: number, y: number];

/** Margin around the picture, in units, inside which lines are kept. */
const OVERLAP = 24;

/** The parts of a line inside the picture, each with the points just outside. */
function seenRuns(line: readonly Corner[], { width, height }: Frame): Corner[][] {
  const isSeen = ([x, y]: Corner): boolean =>
    x > -OVERLAP && y > -OVERLAP && x < width + OVERLAP && y < height + OVERLAP;
  const runs: Corner[][] = [];
  let run: Corner[] = [];
  line.forEach((corner, i) => {
    const [before, after] = [line[i - 1], line[i + 1]];
    const touches = [before, corner, after].some((one) => one !== undefined && isSeen(one));
    if (touches) run.push(corner);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  });
  runs.push(run);
  return runs.filter(({ length }) => length > 1);
}

/** A ring cut at the picture's edges, one edge after the other (Sutherland and Hodgman 1974). */
function clipRing(ring: readonly Corner[], { width, height }: Frame): Corner[] {
  let kept = [...ring];
  for (const [axis, limit, sign] of [
    [0, -OVERLAP, 1],
    [0, width + OVERLAP, -1],
    [1, -OVERLAP, 1],
    [1, height + OVERLAP, -1],
  ] as const) {
    const inside = (corner: Corner): boolean => (corner[axis] - limit) * sign >= 0;
    kept = kept.flatMap((corner, i) => {
      const before = kept.at(i - 1) ?? corner;
      if (inside(corner) === inside(before)) return inside(corner) ? [corner] : [];
      const t = (limit - before[axis]) / (corner[axis] - before[axis]);
      const crossing: Corner = [
        before[0] + (corner[0] - before[0]) * t,
        before[1] + (corner[1] - before[1]) * t,
      ];
      return inside(corner) ? [crossing, corner] : [crossing];
    });
  }
  return kept;
}

/** Two numbers in a list: a minus sign separates as well as a space. */
function pair(x: number, y: number): string {
  return `${x < 0 ? "" : " "}${x}${y < 0 ? "" : " "}${y}`;
}

function drawCircle([x, y, count]: Mark, radius: number): string {
  const type = Math.round(Math.max(12, Math.min(19, 9 + radius * 0.26)));
  return (
    `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}" fill="var(--jm-signal-soft,#fbe8f3)" stroke="var(--jm-signal,#a8116b)" stroke-width="1.5"/>` +
    `<text x="${x}" y="${y}" dy=".35em" text-anchor="middle" font-weight="700" font-size="${type}" fill="var(--jm-ink,#10242c)">${count.toLocaleString("en-US")}</text>`
  );
}
