import type { FloorPlan } from "./rooms.ts";

/** Rooms of the map index, lowest first; the files directly in the folder connect them. */
export const MAP_ROOMS: FloorPlan = {
  roomOf: (path) => /^api\/src\/map\/([^/]+)\//.exec(path)?.[1],
  shared: ["core"],
  allowed: {
    core: [],
    kernel: [],
    store: ["kernel"],
    query: ["store"],
    cluster: ["query", "store"],
    wire: ["cluster"],
    compaction: ["kernel", "store"],
    saved: ["compaction", "store"],
    reader: ["cluster", "compaction", "query", "store"],
  },
};
