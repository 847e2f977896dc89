/**
 * Radius of a cluster's circle in CSS pixels. The area grows with the count: generously where a region is shown, less
 * so on the nation, where hundreds of circles share the sheet. Past 36 pixels it grows with the logarithm alone, or a
 * city would hide its state. The smallest is a target of 24 pixels.
 */
export function clusterRadius(count: number, zoom: number): number {
  const regional = Math.max(0, Math.min(1, (zoom - 4.5) / 2));
  const base = 144 + 6 * regional;
  const each = 1.05 * (30 / 1.05) ** regional;
  const radius = Math.sqrt(base + each * count);
  return radius <= LARGE ? radius : LARGE + 5 * Math.log(radius / LARGE);
}

const LARGE = 36;
