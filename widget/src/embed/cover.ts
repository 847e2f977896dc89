import type { Controller } from "../ui/controller.ts";
import { NO_DATA } from "../ui/state.ts";

/**
 * Lifts the first view, if there is one, off an embed that has drawn what is under it. The drawn land stays below the pins until the
 * base map has come, or the map moves.
 */
export function liftCover(root: ShadowRoot, { store, getMap }: Controller): void {
  const cover = root.querySelector(".first");
  if (cover === null) return;
  const stop = store.subscribe(() => {
    const { phase, map, meta, options } = store.get();
    const isDrawing = phase === "ready" && meta?.first != null && options.view !== "list";
    if (phase === "loading" || (isDrawing && map === NO_DATA)) return;
    stop();
    const ground = cover.querySelector(".ground");
    const shown = getMap();
    cover.remove();
    if (ground === null || shown === null || !isDrawing) return;
    ground.lastElementChild?.remove();
    root.querySelector(".canvas")?.prepend(ground);
    for (const event of ["basemap-ready", "viewport-moving"] as const) shown.on(event, () => ground.remove());
  });
}
