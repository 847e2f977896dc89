import type { FloorPlan } from "./rooms.ts";

/** Rooms of `widget/src`, lowest first; `module.ts` is the package's entry point. */
export const WIDGET_ROOMS: FloorPlan = {
  roomOf: (path) => /^widget\/src\/([^/]+)\//.exec(path)?.[1],
  shared: [],
  allowed: {
    core: [],
    // The code that puts an embed on a page, for pages and mails that hand it out. No embed imports it.
    studio: ["core"],
    map: ["core"],
    ui: ["core", "map"],
    embed: ["core", "map", "ui"],
  },
};

/** Rooms of the embed's components, lowest first; the files directly in the folder connect them. */
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
