/** The map's controls: one chunk, loaded after the first view. */
export { listenToGestures } from "../../map/gestures.ts";
export { listenToPins } from "../../map/pins/listen.ts";
export { listenToDrags } from "../../map/pointer-drag.ts";
export { Tools } from "./Tools.tsx";
