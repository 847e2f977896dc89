import type { IndexedJob } from "../../src/map/index.ts";
import { usedBytes } from "../map/memory.ts";
import { clustersOf, featuresOf, loadSupercluster } from "../map/rival.ts";
import type { Engine } from "./engine.ts";

/** The library that maps on the web cluster with. */
export function supercluster(): Engine {
  const before = usedBytes();
  const features: ReturnType<typeof featuresOf> = [];
  let index = loadSupercluster([]);
  return {
    setup: "radius 60, down to zoom 16; its circles are its own, so they are not compared",
    add: (jobs: readonly IndexedJob[]) => {
      for (const feature of featuresOf(jobs)) features.push(feature);
    },
    finish: () => {
      index = loadSupercluster(features);
    },
    asks: {
      map: ({ view, zoom }) => {
        clustersOf(index, view, zoom);
        return () => ({});
      },
    },
    bytes: () => usedBytes() - before,
    close: () => undefined,
  };
}
