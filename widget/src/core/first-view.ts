import type { Mark } from "./circle.ts";
import type { FirstJobs } from "./company-columns-meta.ts";
import type { Outline } from "./outline.ts";

/** What an embed shows before its code has loaded: the reply of `GET /job-map-iframe/{company}/first.json`, a few kilobytes. */
export interface FirstView extends FirstJobs {
  /** Null if no job has a location, or the server has no base map. */
  readonly picture: FirstPicture | null;
}

/** A drawing of all jobs, larger than most maps, with the data needed to fit it to a map's camera. */
export interface FirstPicture extends Outline {
  /** Width and height of the jobs' bounding box, in pixels of the picture; it is centered in the picture. */
  readonly box: readonly [width: number, height: number];
  /** The integer zoom level of the clusters in `marks`. */
  readonly level: number;
  /** The clusters of the lower zoom levels, for maps smaller than the picture. */
  readonly fewer: readonly (readonly Mark[])[];
}
