/**
 * How supercluster groups the jobs of one company. The browser uses the same options (`widget/src/core/cluster-options.ts`; a
 * test compares the two), so that nothing jumps when it takes over.
 */
export const CLUSTER_OPTIONS = {
  minZoom: 0,
  maxZoom: 16,
  radius: 52,
  extent: 256,
} as const;

/** The level whose clusters a map at `zoom` shows. */
export function clusterZoom(zoom: number): number {
  return Math.max(CLUSTER_OPTIONS.minZoom, Math.min(CLUSTER_OPTIONS.maxZoom + 1, Math.floor(zoom)));
}
