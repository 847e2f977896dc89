export { createJobMap, HOME_BOUNDS } from "./create.ts";
export type { Palette } from "./palette.ts";
export { scaleBar } from "./scale.ts";
export { ENGLISH, type MapStrings } from "./strings.ts";
export { adoptStyles, MAP_CSS } from "./styles.ts";
export type * from "./types.ts";
