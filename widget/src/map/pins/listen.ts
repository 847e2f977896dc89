import type { Camera } from "../camera.ts";
import type { PinEvents } from "./options.ts";
import type { Item } from "./shown.ts";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pointer and keyboard events of pins and clusters, delegated. Returns a function that removes the listeners. */
export function listenToPins(
  pane: HTMLElement,
  camera: Camera,
  items: () => Iterable<Item>,
  events: PinEvents & { readonly touched: (item: Item | undefined) => void },
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let hovered: Item | undefined;

  const itemOf = (target: EventTarget | null): Item | undefined => {
    const element = target instanceof Element ? target.closest(".jm-item") : null;
    if (element === null) return undefined;
    for (const item of items()) if (item.element === element) return item;
    return undefined;
  };
  const hover = (item: Item | undefined): void => {
    if (item === hovered) return;
    const had = hovered?.pin !== undefined;
    hovered = item;
    if (item?.pin !== undefined) events.pinHover(item.pin);
    else if (had) events.pinHover(null);
  };

  pane.addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      const item = itemOf(event.target);
      // A click by keyboard never follows a drag, whatever the mouse did before.
      if (item === undefined || (event.detail > 0 && camera.wasDragged())) return;
      if (item.pin !== undefined) events.pinClick(item.pin);
      else if (item.cluster !== undefined) events.clusterClick(item.cluster);
    },
    { signal },
  );
  pane.addEventListener(
    "pointerover",
    (event) => {
      // Touch does not hover; it would highlight whatever item a drag starts on.
      if (event.pointerType !== "touch") hover(itemOf(event.target));
    },
    { signal },
  );
  pane.addEventListener("touchstart", (event) => events.touched(itemOf(event.target)), {
    signal,
    passive: true,
  });
  pane.addEventListener("touchend", () => events.touched(undefined), { signal, passive: true });
  pane.addEventListener("touchcancel", () => events.touched(undefined), { signal, passive: true });
  pane.addEventListener("pointerout", (event) => hover(itemOf(event.relatedTarget)), { signal });
  pane.addEventListener("focusin", (event) => hover(itemOf(event.target)), { signal });
  pane.addEventListener("focusout", (event) => hover(itemOf(event.relatedTarget)), { signal });
  pane.addEventListener(
    "keydown",
    (event) => {
      const from = itemOf(event.target);
      if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const arrow = ARROWS[event.key];
      const { width, height } = camera.size;
      const inView = [...items()].filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
      let next: Item | undefined;
      if (arrow !== undefined) next = nearest(from, inView, arrow);
      else if (event.key === "Home") next = inView.toSorted((a, b) => a.y - b.y || a.x - b.x)[0];
      else if (event.key === "End") next = inView.toSorted((a, b) => b.y - a.y || b.x - a.x)[0];
      else if (event.key === "Escape") camera.element.focus({ preventScroll: true });
      else return;
      event.preventDefault();
      if (next === undefined) return;
      from.element.tabIndex = -1;
      next.element.tabIndex = 0;
      next.element.focus({ preventScroll: true });
    },
    { signal },
  );
  return () => stop.abort();
}

/** The nearest item in a direction, counting a sideways step twice. */
export function nearest<T extends { readonly x: number; readonly y: number }>(
  from: T,
  items: readonly T[],
  [dx, dy]: readonly [number, number],
): T | undefined {
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const x = item.x - from.x;
    const y = item.y - from.y;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy + y * dx);
    if (item === from || ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}
