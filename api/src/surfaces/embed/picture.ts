import { type FirstPicture, type Outliner, openOutliner, writeOutline } from "@jobmap/widget/outline";
import { LRUCache } from "lru-cache";
import { type CompanyMap, type CompanyMeta, NEAREST } from "../../company-map/index.ts";
import { toUnits, worldHeight } from "../../map/geo.ts";
import { clusterRadius } from "../../map/index.ts";
import { Html } from "./html.ts";

/** A drawn first view: for HTML, and in parts for who draws it by script. */
export interface Picture extends FirstPicture {
  readonly svg: Html;
}

/** Taller than most frames are for their width, so that land goes on above and below where a tall one shows more of it. */
const WIDTH = 960;
const HEIGHT = 1_100;
/** The jobs are fitted into the middle of it. */
const FIT_HEIGHT = 640;
/** Part that the jobs take of what they are fitted into, so that circles at the edge are whole. */
const FILL = 0.86;
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
  { meta, fewer }: CompanyMap,
  bounds: NonNullable<CompanyMeta["bounds"]>,
): Picture {
  const [west, south, east, north] = bounds;
  const across = Math.max((east - west) / 360, 1e-9);
  const down = Math.max(height(south) - height(north), 1e-9);
  const nearest = 256 * 2 ** NEAREST;
  const scale = Math.min((WIDTH * FILL) / across, (FIT_HEIGHT * FILL) / down, nearest);
  // The box that exactly fills the picture at that scale, around the same middle.
  const middle = (height(south) + height(north)) / 2;
  const view = {
    west: (west + east) / 2 - (WIDTH / scale / 2) * 360,
    east: (west + east) / 2 + (WIDTH / scale / 2) * 360,
    north: latitude(middle - HEIGHT / scale / 2),
    south: latitude(middle + HEIGHT / scale / 2),
  };
  const outline = outliner.trace({
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
  return {
    ...outline,
    svg: new Html(writeOutline(outline)),
    box: [Math.round(across * scale), Math.round(down * scale)],
    most: thousandths(nearest / scale),
    turn: fewer.length > 0 ? thousandths(2 ** (level - zoom)) : 0,
    fewer: fewer.map(([longitude, latitude, count]) => [
      Math.round(WIDTH / 2 + ((longitude - (west + east) / 2) / 360) * scale),
      Math.round(HEIGHT / 2 + (height(latitude) - middle) * scale),
      count,
      Math.round(clusterRadius(count, zoom) * 10) / 10,
    ]),
  };
}

function thousandths(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function height(degrees: number): number {
  return worldHeight(toUnits(degrees));
}

function latitude(y: number): number {
  const inside = Math.max(0, Math.min(1, y));
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * inside))) * 180) / Math.PI;
}
