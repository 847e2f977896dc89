import { GOODS } from "./goods.ts";
import { KNOWLEDGE } from "./knowledge.ts";
import { PEOPLE } from "./people.ts";
import type { Sector } from "./types.ts";

export { BOAT_YARD, CLOCK_WORKSHOP, NATIONAL_RETAIL } from "./named.ts";
export type { Sector, Workplace } from "./types.ts";

/** Sectors with many companies. */
export const SECTORS: readonly Sector[] = [...GOODS, ...PEOPLE, ...KNOWLEDGE];
