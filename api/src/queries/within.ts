import type { Outline } from "../map/index.ts";

const TURN = 3_600_000_000n;

/**
 * Whether an odd number of lines surrounds a point, or it is on one: a ray to the east past every edge, in whole numbers. Slow and plain: the
 * index, which has its own way, is compared with it.
 * @param latitude @param longitude units of 1e-7 degree
 */
export function isWithin({ rings }: Outline, latitude: number, longitude: number): boolean {
  let isInside = false;
  const y = BigInt(latitude);
  for (const x of [-TURN, 0n, TURN].map((turn) => BigInt(longitude) + turn))
    for (const ring of rings)
      for (let i = 0, last = ring.length - 2; i < ring.length; last = i, i += 2) {
        const [ax, ay] = [BigInt(ring[last] ?? 0), BigInt(ring[last + 1] ?? 0)];
        const [bx, by] = [BigInt(ring[i] ?? 0), BigInt(ring[i + 1] ?? 0)];
        const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
        if (side === 0n && isBetween(ax, x, bx) && isBetween(ay, y, by)) return true;
        if (ay <= y !== by <= y && side > 0n === by > ay) isInside = !isInside;
      }
  return isInside;
}

function isBetween(one: bigint, value: bigint, other: bigint): boolean {
  return (one <= value && value <= other) || (other <= value && value <= one);
}
