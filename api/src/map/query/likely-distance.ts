import { PRECISIONS } from "@jobmap/contract/enums";

/** How far from the middle of what is known a place may well be, in metres: a door is where it is, a ZIP code's or a town's is not. */
const REACH: Readonly<Record<(typeof PRECISIONS)[number], number>> = {
  ROOFTOP: 0,
  POSTCODE: 2_000,
  CITY: 4_000,
};
const REACHES = PRECISIONS.map((precision) => REACH[precision]);

/**
 * The distance that a place is ordered by: a job somewhere in a town stands at the town's middle, and would come before every door
 * there for whoever searches for the town.
 * @param metres to the middle of what is known
 * @param precision its number in `PRECISIONS`
 */
export function likelyDistance(metres: number, precision: number): number {
  return Math.hypot(metres, REACHES[precision] ?? 0);
}
