import { type Outliner, openOutliner } from "@jobmap/widget/outline";
import { LRUCache } from "lru-cache";
import { type CompanyMap, type CompanyMeta, clusterEntries } from "../../company-map/index.ts";
import { toUnits, worldHeight } from "../../map/geo.ts";
import { clusterRadius } from "../../map/index.ts";
import { Html } from "./html.ts";

/** A drawn first view. */
export interface Picture {
  readonly svg: Html;
  /** Width and height it is drawn for, then those of the box of all jobs in it: the boot script fits that to the frame. */
  readonly size: readonly [width: number, height: number, boxWidth: number, boxHeight: number];
  /** Below this scale of the picture the map is a level further out, and shows `fewer`. */
  readonly turn: number;
  /** The clusters of that level: place in the picture, distinct jobs, radius. */
  readonly fewer: readonly (readonly [x: number, y: number, count: number, radius: number])[];
}

/** Taller than most frames are for their width, so that land goes on above and below where a tall one shows more of it. */
const WIDTH = 960;
const HEIGHT = 1_100;
/** The jobs are fitted into the middle of it. */
const FIT_HEIGHT = 640;
/** Part that the jobs take of what they are fitted into, so that circles at the edge are whole. */
const FILL = 0.86;
/** A single town is shown with its surroundings, in degrees. */
const LEAST_SPAN = 0.12;
const KEPT = 500;

type Draw = (map: CompanyMap & { readonly hash: string }) => Picture | null;

/**
 * Draws the first clusters over land and state lines. Null where no job has a place, and everywhere while the base map is not
 * built: the pages are whole without.
 * @param folder of the built base map
 */
export function pictures(folder: string): Draw {
  const drawn = new LRUCache<string, Picture>({ max: KEPT });
  let outliner: Outliner | undefined;
  return (map) => {
    const { bounds } = map.meta;
    if (!bounds) return null;
    const known = drawn.get(map.hash);
    if (known) return known;
    try {
      outliner ??= openOutliner(folder);
    } catch {
      return null;
    }
    const picture = draw(outliner, map, bounds);
    drawn.set(map.hash, picture);
    return picture;
  };
}

function draw(
  outliner: Outliner,
  { meta, entries }: CompanyMap,
  bounds: NonNullable<CompanyMeta["bounds"]>,
): Picture {
  const [west, south, east, north] = widened(bounds);
  const across = (east - west) / 360;
  const down = height(south) - height(north);
  const scale = Math.min((WIDTH * FILL) / across, (FIT_HEIGHT * FILL) / down);
  // The box that exactly fills the picture at that scale, around the same middle.
  const middle = (height(south) + height(north)) / 2;
  const view = {
    west: (west + east) / 2 - (WIDTH / scale / 2) * 360,
    east: (west + east) / 2 + (WIDTH / scale / 2) * 360,
    north: latitude(middle - HEIGHT / scale / 2),
    south: latitude(middle + HEIGHT / scale / 2),
  };
  const svg = outliner.render({
    bounds: view,
    width: WIDTH,
    height: HEIGHT,
    clusters: (meta.first?.clusters ?? []).map(([longitude, latitude, count]) => ({
      longitude,
      latitude,
      count,
    })),
  });
  const level = meta.first?.zoom ?? 0;
  const zoom = Math.log2(scale / 256);
  const fewer = level > 0 && entries.length > 0 ? clusterEntries(entries, level - 1) : [];
  return {
    svg: new Html(svg),
    size: [WIDTH, HEIGHT, Math.round(across * scale), Math.round(down * scale)],
    turn: fewer.length > 0 ? Math.round(2 ** (level - zoom) * 1_000) / 1_000 : 0,
    fewer: fewer.map(([longitude, latitude, count]) => [
      Math.round(WIDTH / 2 + ((longitude - (west + east) / 2) / 360) * scale),
      Math.round(HEIGHT / 2 + (height(latitude) - middle) * scale),
      count,
      Math.round(clusterRadius(count, zoom) * 10) / 10,
    ]),
  };
}

function widened([west, south, east, north]: NonNullable<CompanyMeta["bounds"]>) {
  const x = Math.max(0, LEAST_SPAN - (east - west)) / 2;
  const y = Math.max(0, LEAST_SPAN - (north - south)) / 2;
  return [west - x, south - y, east + x, north + y] as const;
}

function height(degrees: number): number {
  return worldHeight(toUnits(degrees));
}

function latitude(y: number): number {
  const inside = Math.max(0, Math.min(1, y));
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * inside))) * 180) / Math.PI;
}
