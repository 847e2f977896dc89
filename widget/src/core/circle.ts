/**
 * Radius of a cluster's circle in CSS pixels. The area grows with the count: strongly at regional zoom, less at national zoom, where
 * hundreds of circles share the map. Above 36 pixels the radius grows only logarithmically; otherwise a city would cover its state. The
 * minimum is a 24-pixel target.
 */
export function clusterRadius(count: number, zoom: number): number {
  const regional = Math.max(0, Math.min(1, (zoom - 4.5) / 2));
  const base = 144 + 6 * regional;
  const each = 1.05 * (30 / 1.05) ** regional;
  const radius = Math.sqrt(base + each * count);
  return radius <= LARGE ? radius : LARGE + 5 * Math.log(radius / LARGE);
}

const LARGE = 36;

/** What a circle is drawn from: its center in pixels of a picture or a map, and its number of jobs. */
export type Mark = readonly [x: number, y: number, count: number];

/** Free pixels between two circles, and the minimum radius: half a target. */
const GAP = 2;
const MIN_RADIUS_PX = 12;
/** Maximum distance, in pixels, at which two circles can touch. */
const MEETING_DISTANCE_PX = 130;

/**
 * Radii in CSS pixels of circles that share a map: based on their counts, but without overlaps. If two would overlap, the larger one
 * shrinks until both are equal; no circle is smaller than a target.
 * @param scale CSS pixels in one of the marks'
 */
export function circleRadii(marks: readonly Mark[], zoom: number, scale = 1): number[] {
  const whole = marks.map(([, , count]) => clusterRadius(count, zoom));
  return marks.map(([x, y], i) => {
    let radius = whole[i] ?? MIN_RADIUS_PX;
    for (let j = 0; j < marks.length; j++) {
      const [otherX, otherY] = marks[j] ?? [x, y];
      if (j === i || Math.abs(x - otherX) * scale > MEETING_DISTANCE_PX) continue;
      const apart = Math.hypot(x - otherX, y - otherY) * scale - GAP;
      radius = Math.min(radius, Math.max(MIN_RADIUS_PX, apart / 2, apart - (whole[j] ?? 0)));
    }
    return radius;
  });
}
