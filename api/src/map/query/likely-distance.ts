import { PRECISIONS } from "@jobmap/contract/enums";

/** How far, in meters, a location may be from its known center: a street address is exact, a zip code or town is not. */
const REACH: Readonly<Record<(typeof PRECISIONS)[number], number>> = {
  ROOFTOP: 0,
  POSTCODE: 2_000,
  CITY: 4_000,
};
const REACHES = PRECISIONS.map((precision) => REACH[precision]);

/**
 * The distance used for sorting: a job somewhere in a town has the town center's coordinates, and would otherwise come before every exact
 * address in the town for users who search for that town.
 * @param metres to the known center
 * @param precision its number in `PRECISIONS`
 */
export function likelyDistance(metres: number, precision: number): number {
  return Math.hypot(metres, REACHES[precision] ?? 0);
}
