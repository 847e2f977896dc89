import type { FirstJobs } from "./company-columns-meta.ts";
import type { Outline, OutlineMark } from "./outline.ts";

/** What an embed shows before its code has come: the reply of `GET /job-map-iframe/{company}/first.json`, some kilobytes. */
export interface FirstView extends FirstJobs {
  /** Null where no job has a place, or the server has no base map. */
  readonly picture: FirstPicture | null;
}

/** A drawing of all jobs, larger than most maps, and what fits it to one as the map's camera will see it. */
export interface FirstPicture extends Outline {
  /** Width and height of the box of all jobs, in pixels of the picture; it lies in the middle. */
  readonly box: readonly [width: number, height: number];
  /** Scale at which the camera is as near as it begins: a single town is shown with its surroundings. */
  readonly most: number;
  /** Below this scale the map is a level further out, and shows `fewer`. */
  readonly turn: number;
  /** The clusters of that level. */
  readonly fewer: readonly OutlineMark[];
}
