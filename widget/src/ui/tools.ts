/** What a map is used with, once it is seen: one chunk, after the first view. */
export { listenToGestures } from "../map/gestures.ts";
export { Scale } from "./Scale.tsx";
