import type { WidgetOptions } from "../core/options.ts";
import { readableAccent, readColour, writeColour } from "../ui/colour.ts";

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
  const dark = matchMedia("(prefers-color-scheme: dark)");

  const refresh = (): void => {
    const { height, theme } = options();
    const { style } = host;
    style.setProperty("--_height", fills ? "100%" : `${height}px`);
    // "auto" takes the scheme of the page around it, as it says itself, else of the visitor.
    style.colorScheme = theme === "auto" ? pageScheme(host) : theme;
    style.setProperty("--_font", fontAround(host));
    style.removeProperty("--_accent");
    style.removeProperty("--_on-accent");
    probe.style.color = "var(--s)";
    const paper = readColour(getComputedStyle(probe).color);
    probe.style.color = "var(--jobmap-accent,transparent)";
    const accent = readColour(getComputedStyle(probe).color);
    if (paper === undefined || accent === undefined) return;
    const readable = readableAccent(accent, paper);
    style.setProperty("--_accent", writeColour(readable.accent));
    style.setProperty("--_on-accent", writeColour(readable.on));
  };
  dark.addEventListener("change", refresh);
  refresh();
  return [
    refresh,
    () => {
      dark.removeEventListener("change", refresh);
      probe.remove();
      for (const name of ["--_height", "--_font", "--_accent", "--_on-accent", "color-scheme"]) {
        host.style.removeProperty(name);
      }
      if (host.getAttribute("style") === "") host.removeAttribute("style");
    },
  ];
}

/** A page that only knows one scheme is not to be surprised by the other. */
function pageScheme(host: HTMLElement): string {
  const said = getComputedStyle(host.parentElement ?? document.documentElement).colorScheme;
  return said === "normal" ? "light" : said;
}

function fontAround(host: HTMLElement): string {
  return getComputedStyle(host.parentElement ?? document.documentElement).fontFamily;
}
