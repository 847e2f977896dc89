/** What only maps of our own pages ask for. `build/rollup.ts` takes `own-parts-none.ts` in its place for the embed. */
export { PainterElsewhere } from "./elsewhere.ts";
export { Neatline } from "./neatline.ts";
