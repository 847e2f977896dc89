import type { Corner, DrawnArea } from "@jobmap/contract/drawn-areas";
import type { Bounds } from "@jobmap/widget/core";
import type { JobMap } from "@jobmap/widget/map";

/** A closed ring in pixels of the map, as an SVG path. */
export function ringPath(map: JobMap, ring: DrawnArea): string {
  return ring.length === 0 ? "" : `${openPath(map, ring)}Z`;
}

export function openPath(map: JobMap, ring: DrawnArea): string {
  return ring
    .map((corner, i) => {
      const { x, y } = map.project(corner);
      return `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** The box around corners. */
export function boxOf(corners: readonly Corner[]): Bounds {
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
