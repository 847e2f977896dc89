import type { FloorPlan } from "./rooms.ts";

/** Rooms of `widget/src`, from the floor up; `module.ts` at its top is the package's own door. */
export const WIDGET_ROOMS: FloorPlan = {
  roomOf: (path) => /^widget\/src\/([^/]+)\//.exec(path)?.[1],
  shared: [],
  allowed: {
    core: [],
    map: ["core"],
    ui: ["core", "map"],
    embed: ["core", "map", "ui"],
  },
};
