import {
  type FirstPicture,
  type Mark,
  type Outliner,
  openOutliner,
  writeOutline,
} from "@jobmap/widget/outline";
import { LRUCache } from "lru-cache";
import { type CompanyMap, type CompanyMeta, NEAREST } from "../../company-map/index.ts";
import { toUnits, worldHeight } from "../../map/core/geo.ts";
import { Html } from "./html.ts";

/** A drawn first view: as HTML, and in parts for clients that draw it by script. */
export interface Picture extends FirstPicture {
  readonly svg: Html;
}

/**
 * Larger than most frames need for their jobs, so that land continues beside them, and above and below where a tall frame shows
 * more.
 */
const WIDTH = 1_200;
const HEIGHT = 1_100;
/** The jobs are fitted into the center of it. */
const FIT = { width: 960, height: 640 };
/** The share of that area which the jobs take, so that circles at the edge are complete. */
const FILL = 0.86;
const KEPT = 500;

type Draw = (map: CompanyMap & { readonly hash: string }) => Picture | null;

/**
 * Draws the first clusters over land and state lines. Null if no job has a place, and always while the base map is not built:
 * the pages are complete without it.
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
  const scale = Math.min((FIT.width * FILL) / across, (FIT.height * FILL) / down, nearest);
  // The box that exactly fills the picture at that scale, with the same center.
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
  return {
    ...outline,
    svg: new Html(writeOutline(outline)),
    box: [thousandths(across * scale), thousandths(down * scale)],
    level: meta.first?.zoom ?? 0,
    fewer: fewer().map((clusters) =>
      clusters.map(
        ([longitude, latitude, count]): Mark => [
          Math.round(WIDTH / 2 + ((longitude - (west + east) / 2) / 360) * scale),
          Math.round(HEIGHT / 2 + (height(latitude) - middle) * scale),
          count,
        ],
      ),
    ),
  };
}

/** Rounded, so that rounding errors cannot push the zoom that a map computes from it below or above a whole number. */
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
