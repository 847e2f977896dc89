import type { Controller } from "../ui/control/controller.ts";
import { NO_DATA } from "../ui/state/state.ts";

/** A first view that covers an embed until its content is ready. */
export interface Cover {
  /** The drawing of land and, as its last part, the clusters, as the map will show them; null if there is none. */
  readonly ground: Element | null;
  readonly lift: () => void;
}

/** The first view that the loader drew into an element, if any. */
export function coverIn(root: ShadowRoot): Cover | undefined {
  const first = root.querySelector(".first");
  return first === null ? undefined : { ground: first.querySelector(".ground"), lift: () => first.remove() };
}

/**
 * Removes the cover from an embed that has drawn its content. The drawn land stays below the pins until the base map has loaded or the map
 * moves.
 */
export function liftCover(cover: Cover, root: ShadowRoot, { store, getMap }: Controller): void {
  const stop = store.subscribe(() => {
    const { phase, map, meta, options } = store.get();
    const isDrawing = phase === "ready" && meta?.first != null && options.view !== "list";
    if (phase === "loading" || (isDrawing && map === NO_DATA)) return;
    stop();
    // If the page has had its embed before, there is nothing to take over.
    const ground = cover.ground?.isConnected ? (cover.ground.cloneNode(true) as Element) : undefined;
    const shown = getMap();
    // They were visible before, so they do not fade in.
    for (const pin of root.querySelectorAll<HTMLElement>(".jm-item")) pin.style.animation = "none";
    cover.lift();
    if (ground === undefined || shown === null || !isDrawing) return;
    ground.lastElementChild?.remove();
    root.querySelector(".canvas")?.prepend(ground);
    const remove = (): void => ground.remove();
    shown.on("viewport-moving", remove);
    shown.on("basemap-ready", ({ ok }) => ok && remove());
  });
}
