import type { Streets } from "./load-streets.ts";

/** A file of its own: most embeds are never seen so near, or have no streets. */
export const loadStreets = (): Promise<Streets> => import("./index.ts");
