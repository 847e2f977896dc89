import type { Palette } from "../palette.ts";

const NAMES: readonly (keyof Palette)[] = [
  "water",
  "shoal-1",
  "shoal-2",
  "shoal-3",
  "land",
  "abroad",
  "coast",
  "state",
  "county",
  "river",
  "park",
  "building",
  "street",
  "road",
  "road-core",
  "highway",
  "grid",
  "town",
  "area",
  "sea",
  "halo",
  "neat",
  "paper",
  "ink",
];

/** Custom properties of the map's own style sheet that stand behind the names which are not `--_map-…`. */
const OTHERS: Readonly<Partial<Record<keyof Palette, string>>> = { paper: "--_surface", ink: "--_ink" };

const FORCED: Palette = {
  water: "Canvas",
  "shoal-1": "Canvas",
  "shoal-2": "Canvas",
  "shoal-3": "Canvas",
  land: "Canvas",
  abroad: "Canvas",
  coast: "CanvasText",
  state: "CanvasText",
  county: "transparent",
  river: "transparent",
  park: "Canvas",
  building: "Canvas",
  street: "CanvasText",
  road: "GrayText",
  "road-core": "Canvas",
  highway: "Canvas",
  grid: "transparent",
  town: "CanvasText",
  area: "CanvasText",
  sea: "CanvasText",
  halo: "Canvas",
  neat: "CanvasText",
  paper: "Canvas",
  ink: "CanvasText",
};

export interface Theme {
  readonly palette: Palette;
  /** Font families, as CSS has them. */
  readonly text: string;
  readonly display: string;
  /** The system's own colors are in force. */
  readonly isForced: boolean;
}

/**
 * Reads colors and fonts as they are computed, and says when they changed, whatever changed them: a probe with one
 * of the colors has a transition, which the browser starts when the color turns into another.
 */
export class ThemeWatch {
  readonly #probe: HTMLElement;
  readonly #own: Partial<Palette>;
  readonly #stop = new AbortController();

  constructor(element: HTMLElement, own: Partial<Palette>, onChange: () => void) {
    this.#own = own;
    this.#probe = document.createElement("div");
    this.#probe.className = "jm-probe";
    this.#probe.setAttribute("aria-hidden", "true");
    this.#probe.style.color = "var(--_map-land)";
    this.#probe.style.backgroundColor = "var(--_surface)";
    // Important, because pages that honor reduced motion forbid transitions wholesale.
    this.#probe.style.setProperty("transition", "color 1ms, background-color 1ms", "important");
    element.append(this.#probe);
    const { signal } = this.#stop;
    this.#probe.addEventListener("transitionend", onChange, { signal });
    matchMedia("(forced-colors: active)").addEventListener("change", onChange, { signal });
    document.fonts.addEventListener("loadingdone", onChange, { signal });
  }

  read(): Theme {
    const isForced = matchMedia("(forced-colors: active)").matches;
    const styles = getComputedStyle(this.#probe);
    const text = styles.getPropertyValue("--_text");
    const display = styles.getPropertyValue("--_display");
    if (isForced) return { palette: FORCED, text, display, isForced };
    // One for each color, so that the browser reckons the styles once for all of them.
    const readers = NAMES.map((name) => {
      const reader = document.createElement("div");
      reader.className = "jm-probe";
      reader.style.color = this.#own[name] ?? `var(${OTHERS[name] ?? `--_map-${name}`})`;
      return [name, reader] as const;
    });
    this.#probe.after(...readers.map(([, reader]) => reader));
    const colors = readers.map(([name, reader]) => [name, getComputedStyle(reader).color]);
    for (const [, reader] of readers) reader.remove();
    return { palette: Object.fromEntries(colors) as Record<keyof Palette, string>, text, display, isForced };
  }

  destroy(): void {
    this.#stop.abort();
    this.#probe.remove();
  }
}
