/** What the kernels and the index share. AssemblyScript and TypeScript both read this file. */

/** Levels of the quadtree: its last one has 2^LEVELS columns, and as many rows. */
export const LEVELS = 26;
/** Cells of the largest grid. */
export const MAX_CELLS = 4096;
/** The cell of an entry that is out of view, and its cluster. */
export const NO_CELL = MAX_CELLS;
export const NO_CLUSTER = 0xffff;
