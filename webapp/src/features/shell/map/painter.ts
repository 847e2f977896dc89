/** A worker that paints base maps, so that painting keeps no page waiting. */
export function makePainter(): Worker {
  return new Worker(new URL("./painter-worker.ts", import.meta.url), { type: "module" });
}
