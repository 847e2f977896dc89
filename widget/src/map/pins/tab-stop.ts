import type { Camera } from "../camera.ts";
import type { Item } from "./shown.ts";

/** The item that has the keyboard's focus. */
export function focusedItem(pane: HTMLElement, items: Iterable<Item>): Item | undefined {
  const root = pane.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active === null ? undefined : [...items].find(({ element }) => element === active);
}

/**
 * One tab stop for all items: the focused one, else the selected, else the one nearest to the middle of the view. Focus whose item
 * has gone moves there.
 */
export function setTabStop(
  items: Iterable<Item>,
  focused: Item | undefined,
  selected: number | null,
  { size: { width, height }, element }: Camera,
): void {
  const from = focused ?? { x: width / 2, y: height / 2 };
  let stop: Item | undefined;
  let best = Number.POSITIVE_INFINITY;
  for (const item of items) {
    item.element.tabIndex = -1;
    if (item.x < 0 || item.y < 0 || item.x > width || item.y > height) continue;
    const isSelected = focused === undefined && item.pin?.id === selected;
    const distance = item === focused || isSelected ? -1 : Math.hypot(item.x - from.x, item.y - from.y);
    if (distance < best) {
      best = distance;
      stop = item;
    }
  }
  if (stop !== undefined) stop.element.tabIndex = 0;
  if (focused !== undefined && !focused.element.isConnected) {
    (stop?.element ?? element).focus({ preventScroll: true });
  }
}
