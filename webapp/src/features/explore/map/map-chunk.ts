/** The map and what drives it on this page: one script, fetched after the first paint. */
export {
  createJobMap,
  HOME_BOUNDS,
  isApproximateMap,
  offerFarPlaces,
  pause,
  scaleBar,
} from "@jobmap/widget/map";
export { FAR_WORDS } from "./far-words.ts";
export { MapDirector } from "./map-director.ts";
export { fetchPins } from "./pins.ts";
export { printWith } from "./print.ts";
