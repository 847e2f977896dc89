import { t } from "#text";
import type { PlaceFields } from "./fields/place-fields.ts";
import type { Lookup } from "./use-lookup.ts";

/** How exactly the pin stands, and what is left to do: never more than is known. */
export function pinText(place: PlaceFields, lookup: Lookup): string {
  const { point, precision, isSetByHand, street } = place;
  if (lookup === "looking") return t`Looking for the address…`;
  if (isSetByHand) return t`The pin is where you set it.`;
  if (point === null) {
    if (lookup === "failed") return t`We can't look up addresses right now. Click the map to set the pin.`;
    if (lookup === "unknown")
      return t`We don't know this address. Check it, or click the map to set the pin.`;
    return t`Choose a city, or click the map to set the pin.`;
  }
  if (precision === "ROOFTOP") return t`Found by its street address. Check that the pin is at the door.`;
  const where = precision === "POSTCODE" ? t`the middle of the postal code` : t`the town center`;
  return street.trim() === ""
    ? t`The pin is in ${where}: drag it to the door.`
    : t`We could not find the street. The pin is in ${where}: drag it to the door.`;
}

/** "39.286000, -76.613000", as other maps take it. */
export const coordinatesText = ({ latitude, longitude }: NonNullable<PlaceFields["point"]>): string =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;

const KM_A_DEGREE = 111;

/** Whether two points are so far apart that they are not one building: 150 meters. */
export function isElsewhere(
  a: NonNullable<PlaceFields["point"]>,
  b: NonNullable<PlaceFields["point"]>,
): boolean {
  const x = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(x, a.latitude - b.latitude) * KM_A_DEGREE > 0.15;
}
