import { clusterRadius } from "../../core/circle.ts";
import { worldSize, worldX, worldY } from "../../core/mercator.ts";
import { type Camera, project } from "../camera.ts";
import type { MapStrings } from "../strings.ts";
import type { Box } from "../taken.ts";
import type { Insets, MapCluster, MapData, MapPin, Marks } from "../types.ts";
import { drawItem, type Item, type Shown } from "./draw.ts";
import { flags } from "./flags.ts";
import type { PinState } from "./item.ts";
import { listenToPins } from "./listen.ts";
import type { PlateRuler } from "./measure.ts";

export interface PinEvents {
  readonly pinClick: (pin: MapPin) => void;
  readonly pinHover: (pin: MapPin | null) => void;
  readonly clusterClick: (cluster: MapCluster) => void;
}

export interface PinOptions {
  readonly interactive: boolean;
  readonly plates: boolean;
  readonly locale: string;
  readonly strings: MapStrings;
}

const NONE: ReadonlySet<number> = new Set();
/** Items this far outside the view are kept, so that a drag does not uncover emptiness. */
const MARGIN = 200;

/**
 * Pins and clusters as real buttons, one tab stop together: arrow keys go to the nearest neighbour. What a map shows
 * at once is a few hundred items, which the browser moves, hit-tests, scales and reads aloud by itself.
 */
export class PinLayer {
  /** Space in the element that plates, feet and circles take; names keep clear of it. */
  taken: readonly Box[] = [];
  readonly #camera: Camera;
  readonly #pane: HTMLElement;
  readonly #options: PinOptions;
  #ruler: PlateRuler | undefined;
  readonly #numbers: Intl.NumberFormat;
  readonly #stop: () => void;
  readonly #items = new Map<string, Item>();
  #data: MapData = { clusters: [], pins: [] };
  #marks: Marks = { saved: NONE, opened: NONE, new: NONE };
  #selected: number | MapPin | null = null;
  #lit: number | MapPin | null = null;
  #hovered: number | null = null;
  #touched: Item | undefined;
  #insets: Insets = {};

  constructor(camera: Camera, pane: HTMLElement, options: PinOptions, events: PinEvents) {
    this.#camera = camera;
    this.#pane = pane;
    this.#options = options;
    this.#numbers = new Intl.NumberFormat(options.locale);
    pane.setAttribute("role", "group");
    pane.setAttribute("aria-label", options.strings.map);
    if (!options.interactive) pane.setAttribute("aria-hidden", "true");
    document.fonts.addEventListener("loadingdone", this.#remeasure);
    const pinHover = (pin: MapPin | null): void => {
      const before = this.#hovered;
      this.#hovered = pin?.id ?? null;
      this.#redress(before, this.#hovered);
      events.pinHover(pin);
    };
    const touched = (item: Item | undefined): void => {
      const before = this.#touched;
      this.#touched = item;
      if (before !== undefined && !this.#items.has(before.key)) before.place.remove();
    };
    const heard = { ...events, pinHover, touched };
    this.#stop = options.interactive
      ? listenToPins(pane, camera, () => this.#items.values(), heard)
      : () => {};
  }

  setData(data: MapData): void {
    this.#data = data;
    this.render();
  }

  setSelected(selection: number | MapPin | null): void {
    this.#selected = selection;
    this.render();
  }

  setHighlighted(selection: number | MapPin | null): void {
    const before = this.#lit;
    if (selection === before) return;
    this.#lit = selection;
    // A pin out of the data is drawn only while it is lit; any other merely changes its dress.
    if (typeof before === "object" || typeof selection === "object") this.render();
    else this.#redress(before, selection);
  }

  setMarks(marks: Partial<Marks>): void {
    this.#marks = { ...this.#marks, ...marks };
    this.render();
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
  }

  /** Follows a zoom in progress; a mere pan moves the pane and nothing else. */
  follow(): void {
    this.#position(this.#items.values(), false);
  }

  render(): void {
    const shown = this.#visible();
    const states = shown.map((item) => (item.pin === undefined ? undefined : this.#state(item.pin)));
    const { width, height } = this.#camera.size;
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.#insets;
    this.#ruler ??= flags.PlateRuler && new flags.PlateRuler(this.#pane);
    const arranged =
      this.#ruler &&
      flags.arrange?.(shown, states, {
        box: [left, top, width - right, height - bottom],
        before: (key) => this.#items.get(key)?.side,
        ruler: this.#ruler,
        numbers: this.#numbers,
        options: this.#options,
      });
    this.taken = arranged?.taken ?? [];

    const keep = new Set<string>();
    const focused = this.#focused();
    for (const [index, one] of shown.entries()) {
      let item = this.#items.get(one.key);
      if (item === undefined) {
        item = { ...one, ...this.#makeElement(), drawn: "", offset: 0 };
        this.#items.set(one.key, item);
        this.#pane.append(item.place);
      }
      Object.assign(item, one);
      keep.add(one.key);
      item.side = arranged?.sides[index] ?? "dot";
      this.#draw(item, states[index]);
    }
    for (const [key, item] of this.#items) {
      if (keep.has(key)) continue;
      this.#items.delete(key);
      // A finger's events go to the node it began on, and with that node they would end.
      if (item === this.#touched) item.place.style.visibility = "hidden";
      else item.place.remove();
    }
    this.#position(this.#items.values(), true);
    if (this.#options.interactive) this.#rove(focused);
  }

  /** Moves keyboard focus to the item that Tab would reach. */
  focus(): boolean {
    const item = [...this.#items.values()].find(({ element }) => element.tabIndex === 0);
    item?.element.focus({ preventScroll: true });
    return item !== undefined;
  }

  destroy(): void {
    this.#stop();
    document.fonts.removeEventListener("loadingdone", this.#remeasure);
    this.#items.clear();
    this.#pane.remove();
  }

  /** Fonts changed: every plate may have another width. */
  readonly #remeasure = (): void => {
    this.#ruler?.forget();
    this.render();
  };

  /** Draws again the pins of some jobs, which keep their place. */
  #redress(...ids: (number | null)[]): void {
    for (const item of this.#items.values()) {
      if (item.pin !== undefined && ids.includes(item.pin.id)) this.#draw(item, this.#state(item.pin));
    }
  }

  /** A lit dot shows its pay above its neighbours; none of them yields, or the map would twitch under the pointer. */
  #draw(item: Item, state: PinState | undefined): void {
    const side = item.side ?? "dot";
    const lit = state?.isLit && side === "dot" && this.#options.plates;
    const shown = !lit ? side : item.x > this.#camera.size.width - 90 ? "left" : "right";
    drawItem(item, shown, state, this.#numbers, this.#options);
  }

  /**
   * The item, and around it what is moved: a plain element, because each frame of a zoom works out the style of
   * everything that moved anew, and that of a button with all its states costs several times as much.
   */
  #makeElement(): Pick<Item, "place" | "element"> {
    const place = document.createElement("div");
    place.className = "jm-at";
    const element = document.createElement(this.#options.interactive ? "button" : "span");
    if (element instanceof HTMLButtonElement) {
      element.type = "button";
      element.tabIndex = -1;
    }
    place.append(element);
    return { place, element };
  }

  /** What is in view, with where it is in the element. */
  #visible(): Shown[] {
    const { width, height } = this.#camera.size;
    const zoom = this.#camera.zoom;
    const shown: Shown[] = [];
    const seen = new Set<number>();
    const put = (key: string, one: Pick<Shown, "pin" | "cluster">, place: MapPin | MapCluster): void => {
      const { x, y } = project(this.#camera, place);
      if (x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN) return;
      const worldAt = { worldX: worldX(place.longitude), worldY: worldY(place.latitude) };
      const radius =
        one.cluster === undefined ? 0 : (one.cluster.radius ?? clusterRadius(one.cluster.count, zoom));
      shown.push({ key, ...one, ...worldAt, x, y, radius });
    };
    for (const cluster of this.#data.clusters) {
      put(`c ${cluster.longitude} ${cluster.latitude} ${cluster.count}`, { cluster }, cluster);
    }
    for (const pin of this.#data.pins) {
      seen.add(pin.id);
      put(`p ${pin.id} ${pin.longitude} ${pin.latitude}`, { pin }, pin);
    }
    for (const extra of new Set([this.#selected, this.#lit])) {
      if (extra === null || typeof extra === "number" || seen.has(extra.id)) continue;
      seen.add(extra.id);
      put(`p ${extra.id} ${extra.longitude} ${extra.latitude}`, { pin: extra }, extra);
    }
    return shown;
  }

  #state(pin: MapPin): PinState {
    return {
      isSelected: idOf(this.#selected) === pin.id,
      isLit: idOf(this.#lit) === pin.id || this.#hovered === pin.id,
      isSaved: this.#marks.saved.has(pin.id),
      isOpened: this.#marks.opened.has(pin.id),
      isNew: this.#marks.new.has(pin.id),
    };
  }

  /** Puts items where they belong now: on whole pixels at rest, so that their type is sharp. */
  #position(items: Iterable<Item>, isAtRest: boolean): void {
    const size = worldSize(this.#camera.zoom);
    const { x: originX, y: originY } = this.#camera.origin;
    const middle = worldX(this.#camera.center.longitude);
    const settle = isAtRest ? Math.round : (pixels: number): number => pixels;
    for (const { place, worldX: itemX, worldY: itemY, offset } of items) {
      const x = settle((itemX - Math.round(itemX - middle)) * size - originX - offset);
      const y = settle(itemY * size - originY - offset);
      place.style.transform = `translate(${x}px,${y}px)`;
    }
  }

  #focused(): Item | undefined {
    const root = this.#pane.getRootNode();
    const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
    return active === null ? undefined : [...this.#items.values()].find(({ element }) => element === active);
  }

  /** One tab stop: the focused item, else the selected, else the one nearest to the middle of the view. */
  #rove(focused: Item | undefined): void {
    const { width, height } = this.#camera.size;
    const from = focused ?? { x: width / 2, y: height / 2 };
    let stop: Item | undefined;
    let best = Number.POSITIVE_INFINITY;
    for (const item of this.#items.values()) {
      item.element.tabIndex = -1;
      if (item.x < 0 || item.y < 0 || item.x > width || item.y > height) continue;
      const isSelected = focused === undefined && item.pin?.id === idOf(this.#selected);
      const distance = item === focused || isSelected ? -1 : Math.hypot(item.x - from.x, item.y - from.y);
      if (distance < best) {
        best = distance;
        stop = item;
      }
    }
    if (stop !== undefined) stop.element.tabIndex = 0;
    if (focused !== undefined && !focused.element.isConnected) {
      (stop?.element ?? this.#camera.element).focus({ preventScroll: true });
    }
  }
}

function idOf(selection: number | MapPin | null): number | null {
  return typeof selection === "object" && selection !== null ? selection.id : selection;
}
