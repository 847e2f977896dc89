import type { WidgetOptions } from "../core/read-options.ts";
import { pageScheme } from "./scheme.ts";

/** The browser's computed value of `transparent`. */
const CLEAR = "rgba(0, 0, 0, 0)";

/**
 * Dresses the host element: height, light or dark, the page's typeface and the employer's accent mixed until it can be
 * read. All of it through the style object, which no Content-Security-Policy forbids. Follows the visitor's scheme and
 * `refresh()`; the second function takes everything back.
 */
export function applyTheme(
  host: HTMLElement,
  options: () => WidgetOptions,
  fills: boolean,
): [refresh: () => void, undo: () => void] {
  const root = host.shadowRoot;
  const probe = document.createElement("i");
  probe.className = "hidden";
  root?.append(probe);
  let turns = 0;
  const dark = matchMedia("(prefers-color-scheme: dark)");

  const refresh = (): void => {
    const { height, theme } = options();
    const { style } = host;
    style.setProperty("--_height", fills ? "100%" : `${height}px`);
    // "auto" uses the color scheme that the surrounding page declares, else the visitor's.
    style.colorScheme = theme === "auto" ? pageScheme(host) : theme;
    style.setProperty("--_font", fontAround(host));
    style.removeProperty("--_accent");
    style.removeProperty("--_on-accent");
    style.removeProperty("--_ink");
    const computed = (value: string): string => {
      probe.style.color = value;
      return getComputedStyle(probe).color;
    };
    const [paper, ink] = [computed("var(--s)"), computed("var(--t)")];
    const accent = computed("var(--jobmap-accent,transparent)");
    const isOwn = computed("var(--jobmap-ink,var(--jobmap-paper,transparent))") !== CLEAR;
    const turn = ++turns;
    if (accent === CLEAR && !isOwn) return;
    // Most pages set none and need none of this code.
    void import("./accent.ts").then(
      ({ setColors }) => {
        if (turn === turns) setColors(style, { accent, ink, paper });
      },
      () => {},
    );
  };
  dark.addEventListener("change", refresh);
  refresh();
  return [
    refresh,
    () => {
      turns++;
      dark.removeEventListener("change", refresh);
      probe.remove();
      for (const name of ["--_height", "--_font", "--_accent", "--_on-accent", "--_ink", "color-scheme"]) {
        host.style.removeProperty(name);
      }
      if (host.getAttribute("style") === "") host.removeAttribute("style");
    },
  ];
}

function fontAround(host: HTMLElement): string {
  return getComputedStyle(host.parentElement ?? document.documentElement).fontFamily;
}
