import { METERS_PER_MILE } from "@jobmap/contract/limits";
import { metresPerPixel } from "../core/mercator.ts";

const STEPS = [1, 2, 5];
const METRES: Readonly<Record<"mi" | "km", number>> = { mi: METERS_PER_MILE, km: 1_000 };
const SMALL: Readonly<Record<"mi" | "km", { metres: number; unit: string }>> = {
  mi: { metres: 0.3048, unit: "ft" },
  km: { metres: 1, unit: "m" },
};

/**
 * A round distance for a scale bar and how long the bar is.
 * @param maxWidth CSS pixels that the bar may take
 */
export function scaleBar(
  latitude: number,
  zoom: number,
  units: "mi" | "km" = "mi",
  maxWidth = 100,
): { text: string; width: number } {
  const pixel = metresPerPixel(latitude, zoom);
  const isSmall = METRES[units] / pixel > maxWidth;
  const metres = isSmall ? SMALL[units].metres : METRES[units];
  const most = (maxWidth * pixel) / metres;
  const power = 10 ** Math.floor(Math.log10(most));
  const value = (STEPS.findLast((step) => step * power <= most) ?? 1) * power;
  return {
    text: `${value.toLocaleString("en-US")} ${isSmall ? SMALL[units].unit : units}`,
    width: (value * metres) / pixel,
  };
}
