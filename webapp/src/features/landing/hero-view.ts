import type { Insets } from "@jobmap/widget/map";
import type { StillView } from "../shell/map/projection.ts";

/**
 * The hero's map: the Chesapeake Bay, chosen for its coastline. The server-rendered picture is as wide as the widest common window; the
 * live map has the same zoom and, in px, the same center, so that it replaces the picture without a jump.
 */
export const HERO_PICTURE: StillView = {
  center: { latitude: 38.28, longitude: -75.33 },
  zoom: 8.86,
  width: 2000,
  height: 900,
};

/** From this width on, the map fills the hero and the text is over the Atlantic. In CSS px. */
const WIDE = 1000;

/** What the text and the note in the corner cover, in CSS px. */
const COVERED: Readonly<Record<"wide" | "narrow", Insets>> = {
  wide: { right: 560, bottom: 76 },
  narrow: { bottom: 76 },
};

/** The map's center if the map has a section of its own: Annapolis and the upper bay. Hero.module.css shifts the picture there. */
const NARROW_CENTER = { latitude: 38.72, longitude: -76.45 };

/** @param width of the window in CSS px */
export function heroView(width: number) {
  const { center, zoom } = HERO_PICTURE;
  const isWide = width > WIDE;
  return { center: isWide ? center : NARROW_CENTER, zoom, insets: COVERED[isWide ? "wide" : "narrow"] };
}
