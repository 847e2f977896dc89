import type { Mark } from "./circle.ts";
import type { FirstJobs } from "./company-columns-meta.ts";
import type { Outline } from "./outline.ts";

/** What an embed shows before its code has come: the reply of `GET /job-map-iframe/{company}/first.json`, some kilobytes. */
export interface FirstView extends FirstJobs {
  /** Null where no job has a place, or the server has no base map. */
  readonly picture: FirstPicture | null;
}

/** A drawing of all jobs, larger than most maps, and what fits it to one as the map's camera will see it. */
export interface FirstPicture extends Outline {
  /** Width and height of the box of all jobs, in pixels of the picture; it lies in the middle. */
  readonly box: readonly [width: number, height: number];
  /** The whole zoom that `marks` are the clusters of. */
  readonly level: number;
  /** The clusters of the levels above it, outward: what a map shows that is smaller. */
  readonly fewer: readonly (readonly Mark[])[];
}
