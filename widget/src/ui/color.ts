/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Accents must be readable as text; WCAG 2.2 requires 4.5. */
const MIN_CONTRAST = 4.6;
const INK: Rgb = [16, 36, 44];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const DARK: Rgb = [16, 24, 28];

/** Contrast ratio, 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(a: Rgb, b: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The accent, mixed with ink on light paper or with white on dark paper until it is readable, and the text color on it.
 */
export function readableAccent(accent: Rgb, paper: Rgb): { accent: Rgb; on: Rgb } {
  const toward = contrast(INK, paper) > contrast(WHITE, paper) ? INK : WHITE;
  let readable = accent;
  for (let share = 0.05; contrast(readable, paper) < MIN_CONTRAST && share <= 1; share += 0.05) {
    readable = mix(accent, toward, share);
  }
  // On a medium gray neither ink nor white has enough contrast; black or white has the most there is.
  if (contrast(readable, paper) < MIN_CONTRAST) {
    readable = contrast(BLACK, paper) > contrast(WHITE, paper) ? BLACK : WHITE;
  }
  return { accent: readable, on: contrast(readable, WHITE) > contrast(readable, DARK) ? WHITE : DARK };
}

/**
 * The ink if it is readable on the paper, else our own dark ink, else whichever of dark, white and black contrasts
 * most.
 */
export function readableInk(ink: Rgb, paper: Rgb): Rgb {
  if (contrast(ink, paper) >= MIN_CONTRAST) return ink;
  const [best = ink] = [INK, WHITE, BLACK].sort((a, b) => contrast(b, paper) - contrast(a, paper));
  return contrast(INK, paper) >= MIN_CONTRAST ? INK : best;
}

/** Parses a computed color, as `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)`. Undefined for transparent colors. */
export function readColor(computed: string): Rgb | undefined {
  const numbers = computed.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [];
  const [r, g, b, alpha = 1] = numbers;
  if (r === undefined || g === undefined || b === undefined || alpha < 0.99) return undefined;
  if (computed.startsWith("rgb")) return [r, g, b];
  return computed.startsWith("color(srgb ") ? [r * 255, g * 255, b * 255] : undefined;
}

export function writeColor([r, g, b]: Rgb): string {
  return `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)})`;
}

function mix([r, g, b]: Rgb, [r2, g2, b2]: Rgb, share: number): Rgb {
  return [r + (r2 - r) * share, g + (g2 - g) * share, b + (b2 - b) * share];
}

function luminance([r, g, b]: Rgb): number {
  const linear = (value: number): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
