import type { TownNear } from "../base/town-near.ts";
import type { Camera } from "../camera.ts";
import type { Hands } from "../make-camera.ts";
import { adoptSheet } from "../sheet.ts";
import type { Box } from "../taken.ts";
import type { Insets, MapData, MapPin, Marks } from "../types.ts";
import { Attention } from "./attention.ts";
import { drawItem } from "./draw.ts";
import { PinElements } from "./elements.ts";
import { flags } from "./flags.ts";
import { itemsInView } from "./in-view.ts";
import type { PinState } from "./item.ts";
import type { PlateRuler } from "./measure.ts";
import type { PinEvents, PinOptions } from "./options.ts";
import { type Item, isStack } from "./shown.ts";
import { focusedItem, setTabStop } from "./tab-stop.ts";

/**
 * Pins and clusters as real buttons, one tab stop together: arrow keys go to the nearest neighbor. What a map shows
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
  #undress: () => void = () => {};
  #stop: () => void = () => {};
  #isGone = false;
  readonly #elements: PinElements;
  #data: MapData = { clusters: [], pins: [] };
  readonly #attention = new Attention();
  #insets: Insets = {};

  constructor(
    camera: Camera,
    pane: HTMLElement,
    options: PinOptions,
    events: PinEvents,
    hands: () => Promise<Hands>,
  ) {
    this.#camera = camera;
    this.#pane = pane;
    this.#options = options;
    this.#elements = new PinElements(pane, options.interactive);
    this.#numbers = new Intl.NumberFormat(options.locale);
    pane.setAttribute("role", "group");
    pane.setAttribute("aria-label", options.strings.map);
    if (!options.interactive) pane.setAttribute("aria-hidden", "true");
    document.fonts.addEventListener("loadingdone", this.#remeasure);
    const pinHover = (pin: MapPin | null): void => {
      const before = this.#attention.hovered;
      this.#attention.hovered = pin?.id ?? null;
      this.#redress(before, this.#attention.hovered);
      events.pinHover(pin);
    };
    if (!options.interactive) return;
    const heard = { ...events, pinHover, touched: this.#elements.touch };
    hands().then(
      ({ listenToPins }) => {
        if (!this.#isGone) this.#stop = listenToPins(pane, camera, () => this.#elements.all, heard);
      },
      () => {},
    );
  }

  setData(data: MapData): void {
    this.#data = data;
    this.render();
  }

  setSelected(selection: number | MapPin | null): void {
    this.#attention.selected = selection;
    this.render();
  }

  setHighlighted(selection: number | MapPin | null): void {
    const before = this.#attention.lit;
    if (selection === before) return;
    this.#attention.lit = selection;
    // A pin that is not in the data is drawn only while highlighted; any other only changes its appearance.
    if (typeof before === "object" || typeof selection === "object") this.render();
    else this.#redress(before, selection);
  }

  setMarks(marks: Partial<Marks>): void {
    this.#attention.marks = { ...this.#attention.marks, ...marks };
    this.render();
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
  }

  /** Follows a zoom in progress; panning moves only the pane. */
  follow(): void {
    this.#elements.position(this.#camera, false);
  }

  render(): void {
    const shown = itemsInView(this.#camera, this.#data, this.#attention.besides(this.#data));
    const states = shown.map(({ pin }) => (pin === undefined ? undefined : this.#attention.stateOf(pin)));
    const { width, height } = this.#camera.size;
    const { top = 0, right = 0, bottom = 0, left = 0 } = this.#insets;
    if (!this.#ruler && flags.PlateRuler) {
      this.#undress = adoptSheet(this.#pane, flags.css ?? "");
      this.#ruler = new flags.PlateRuler(this.#pane);
    }
    const arranged =
      this.#ruler &&
      flags.arrange?.(shown, states, {
        box: [left, top, width - right, height - bottom],
        before: (key) => this.#elements.get(key)?.side,
        ruler: this.#ruler,
        numbers: this.#numbers,
        options: this.#options,
      });
    this.taken = arranged?.taken ?? [];

    const focused = focusedItem(this.#pane, this.#elements.all);
    this.#elements.keep(shown).forEach((item, index) => {
      item.side = arranged?.sides[index] ?? "dot";
      this.#draw(item, states[index]);
    });
    this.#elements.position(this.#camera, true);
    if (!this.#options.interactive) return;
    setTabStop(this.#elements.all, focused, this.#attention.selectedId, this.#camera);
  }

  /** Gives each circle an accessible name with its town. */
  nameClusters(near: TownNear): void {
    if (!this.#options.interactive) return;
    for (const item of this.#elements.all) {
      if (item.cluster === undefined || isStack(item)) continue;
      item.town = near(item.x, item.y, item.radius);
      this.#draw(item, undefined);
    }
  }

  /** Moves keyboard focus to the item in the tab order. */
  focus(): boolean {
    const item = [...this.#elements.all].find(({ element }) => element.tabIndex === 0);
    item?.element.focus({ preventScroll: true });
    return item !== undefined;
  }

  destroy(): void {
    this.#isGone = true;
    this.#stop();
    this.#undress();
    document.fonts.removeEventListener("loadingdone", this.#remeasure);
    this.#elements.destroy();
  }

  /** Fonts changed: every plate may have another width. */
  readonly #remeasure = (): void => {
    this.#ruler?.forget();
    this.render();
  };

  /** Draws again the pins of some jobs, which keep their place. */
  #redress(...ids: (number | null)[]): void {
    for (const item of this.#elements.all) {
      if (item.pin !== undefined && ids.includes(item.pin.id))
        this.#draw(item, this.#attention.stateOf(item.pin));
    }
  }

  /** A lit dot shows its pay above its neighbors; none of them yields, or the map would twitch under the pointer. */
  #draw(item: Item, state: PinState | undefined): void {
    const side = item.side ?? "dot";
    const lit = state?.isLit && side === "dot" && this.#options.plates;
    const shown = !lit ? side : item.x > this.#camera.size.width - 90 ? "left" : "right";
    drawItem(item, shown, state, this.#numbers, this.#options);
  }
}
