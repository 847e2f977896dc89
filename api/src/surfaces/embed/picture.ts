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

/** A drawn first view: for HTML, and in parts for who draws it by script. */
export interface Picture extends FirstPicture {
  readonly svg: Html;
}

/** Larger than most frames are for their jobs, so that land goes on beside them, and above and below where a tall one shows more of it. */
const WIDTH = 1_200;
const HEIGHT = 1_100;
/** The jobs are fitted into the middle of it. */
const FIT = { width: 960, height: 640 };
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
  const scale = Math.min((FIT.width * FILL) / across, (FIT.height * FILL) / down, nearest);
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
  return {
    ...outline,
    svg: new Html(writeOutline(outline)),
    box: [thousandths(across * scale), thousandths(down * scale)],
    level: meta.first?.zoom ?? 0,
    fewer: fewer.map((clusters) =>
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

/** Rounded, so that a rounding error cannot put the zoom that a map works out from it on the wrong side of a whole one. */
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
