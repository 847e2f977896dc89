/**
 * How clusters are made of the jobs of one company. The server renders the first view with these options and the browser all later views,
 * so nothing jumps when the browser takes over.
 *
 * `extent` is the world in tiles of 256 CSS pixels, as the map counts zoom; clusters of a view are those of the whole zoom at or below its
 * own (`clusterZoom`).
 */
export const CLUSTER_OPTIONS = {
  minZoom: 0,
  maxZoom: 16,
  /** Jobs within this many pixels form a cluster: about the width of a pin's plate. */
  radius: 52,
  extent: 256,
} as const;

/** The level whose clusters a map at `zoom` shows. */
export function clusterZoom(zoom: number): number {
  return Math.max(CLUSTER_OPTIONS.minZoom, Math.min(CLUSTER_OPTIONS.maxZoom + 1, Math.floor(zoom)));
}
