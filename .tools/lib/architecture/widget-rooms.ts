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

/** Rooms of the embed's components, from the floor up; the files at their top put them together. */
export const WIDGET_UI_ROOMS: FloorPlan = {
  roomOf: (path) => /^widget\/src\/ui\/([^/]+)\//.exec(path)?.[1],
  shared: ["api", "state"],
  allowed: {
    api: [],
    state: [],
    pieces: [],
    local: [],
    asking: ["local"],
    live: ["asking", "local"],
    press: ["asking", "pieces"],
    control: ["asking", "live", "press"],
    trouble: ["pieces"],
    map: ["control", "pieces"],
    list: ["control", "pieces", "press", "trouble"],
  },
};
