/**
 * The color pairs in use, with the contrast ratio each has to reach (WCAG 2.2: 4.5 for text, 3 for the edges of controls, focus rings and
 * standalone icons). Tests measure them from tokens.css itself, in both themes, and Storybook lists them.
 */
export interface Pair {
  text: string;
  on: string;
  least: 4.5 | 3;
}

const PAPER = ["surface", "surface-2", "page"];
const SOFT = [...PAPER, "signal-soft", "signal-wash", "sea-soft"];

function pairs(texts: readonly string[], grounds: readonly string[], least: Pair["least"]): Pair[] {
  return texts.flatMap((text) => grounds.map((on) => ({ text, on, least })));
}

export const PAIRS: readonly Pair[] = [
  ...pairs(["ink", "ink-2"], [...SOFT, "ok-soft", "warn-soft", "danger-soft"], 4.5),
  ...pairs(["ink-3", "sea"], SOFT, 4.5),
  ...pairs(["signal"], [...PAPER, "signal-soft", "signal-wash", "map-land"], 4.5),
  ...pairs(["on-ink"], ["ink", "ink-hover"], 4.5),
  ...pairs(["on-sea"], ["sea"], 4.5),
  ...pairs(["on-signal"], ["signal"], 4.5),
  ...pairs(["ok", "warn", "danger"], [...PAPER, "signal-wash"], 4.5),
  ...["ok", "warn", "danger"].map((state) => ({ text: state, on: `${state}-soft`, least: 4.5 as const })),
  ...pairs(["surface"], ["danger"], 4.5),
  ...pairs(["map-area"], ["map-land"], 4.5),
  ...pairs(
    ["map-town", "map-street"],
    ["map-land", "map-park", "map-building", "map-road-core", "map-highway"],
    4.5,
  ),
  ...pairs(["map-sea"], ["map-water", "map-shoal-1", "map-shoal-2"], 4.5),
  ...pairs(["line-strong"], PAPER, 3),
  ...pairs(["focus"], [...SOFT, "map-land", "map-water", "map-shoal-3"], 3),
];

export type Theme = "light" | "dark";
export type Palette = Readonly<Record<string, Readonly<Record<Theme, string>>>>;

/** The colors of a token sheet: every `--jm-name: light-dark(#rrggbb, #rrggbb)` in it. */
export function palette(css: string): Palette {
  const found: Record<string, Record<Theme, string>> = {};
  for (const [, name, light, dark] of css.matchAll(
    /--jm-([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\);/gi,
  )) {
    if (name && light && dark) found[name] = { light, dark };
  }
  return found;
}

/** Contrast ratio of two opaque colors, 1 to 21. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
