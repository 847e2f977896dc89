import * as streets from "./index.ts";

export type Streets = typeof streets;

/** With the map's other code here; `build/rollup.ts` takes `load-streets-late.ts` in its place for the embed. */
export const loadStreets = (): Promise<Streets> => Promise.resolve(streets);
