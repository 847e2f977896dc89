/** A worker that paints base maps, so that painting never blocks the page. */
export function makePainter(): Worker {
  return new Worker(new URL("./painter-worker.ts", import.meta.url), { type: "module" });
}
