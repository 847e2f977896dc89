/** Everything that draws streets. The embed loads it when there are streets to draw; see `load-streets.ts`. */
export { readStreetNames } from "./names.ts";
export { paintStreets } from "./paint.ts";
export { placeStreets } from "./place.ts";
export { prepareStreets } from "./prepare.ts";
