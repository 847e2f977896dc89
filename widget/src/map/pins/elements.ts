import { worldSize, worldX } from "../../core/mercator.ts";
import type { Camera } from "../camera.ts";
import type { Item, Shown } from "./shown.ts";

/** The elements of a map's items: creates, moves and removes them. */
export class PinElements {
  readonly #pane: HTMLElement;
  readonly #isInteractive: boolean;
  readonly #items = new Map<string, Item>();
  #touched: Item | undefined;

  constructor(pane: HTMLElement, isInteractive: boolean) {
    this.#pane = pane;
    this.#isInteractive = isInteractive;
  }

  get all(): Iterable<Item> {
    return this.#items.values();
  }

  get(key: string): Item | undefined {
    return this.#items.get(key);
  }

  /** Makes the elements match these items, in this order. */
  keep(shown: readonly Shown[]): Item[] {
    const kept = shown.map((one) => {
      const item = this.#items.get(one.key);
      if (item !== undefined) return Object.assign(item, one);
      const made: Item = { ...one, ...this.#make(), drawn: "", offset: 0 };
      this.#items.set(one.key, made);
      this.#pane.append(made.place);
      return made;
    });
    const keys = new Set(shown.map(({ key }) => key));
    for (const [key, item] of this.#items) {
      if (keys.has(key)) continue;
      this.#items.delete(key);
      // Touch events go to the node where the touch started, and would end if it were removed.
      if (item === this.#touched) item.place.style.visibility = "hidden";
      else item.place.remove();
    }
    return kept;
  }

  /** A touch started on an item, or ended. */
  readonly touch = (item: Item | undefined): void => {
    const before = this.#touched;
    this.#touched = item;
    if (before !== undefined && !this.#items.has(before.key)) before.place.remove();
  };

  /** Puts items where they belong now: on whole pixels at rest, so that their type is sharp. */
  position(camera: Camera, isAtRest: boolean): void {
    const size = worldSize(camera.zoom);
    const { x: originX, y: originY } = camera.origin;
    const middle = worldX(camera.center.longitude);
    const settle = isAtRest ? Math.round : (pixels: number): number => pixels;
    for (const { place, worldX: itemX, worldY: itemY, offset } of this.all) {
      const x = settle((itemX - Math.round(itemX - middle)) * size - originX - offset);
      const y = settle(itemY * size - originY - offset);
      place.style.transform = `translate(${x}px,${y}px)`;
    }
  }

  destroy(): void {
    this.#items.clear();
    this.#pane.remove();
  }

  /**
   * The item, and around it what is moved: a plain element, because each frame of a zoom works out the style of
   * everything that moved anew, and that of a button with all its states costs several times as much.
   */
  #make(): Pick<Item, "place" | "element"> {
    const place = document.createElement("div");
    place.className = "jm-at";
    const element = document.createElement(this.#isInteractive ? "button" : "span");
    if (element instanceof HTMLButtonElement) {
      element.type = "button";
      element.tabIndex = -1;
    }
    place.append(element);
    return { place, element };
  }
}
