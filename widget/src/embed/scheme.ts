/**
 * The color scheme of the page around an element: one that only knows one is not to be surprised by the other. A page that does not
 * say is what it looks like: dark where the nearest opaque ground around the element is.
 */
export function pageScheme(host: HTMLElement): string {
  let around: Element | null = host.parentElement ?? document.documentElement;
  const said = getComputedStyle(around).colorScheme;
  if (said !== "normal") return said;
  // Said for the page as a whole, it is seen in no element's style.
  const meta = document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content;
  if (meta) return meta;
  for (; around; around = around.parentElement) {
    // Red, green, blue and how opaque it is; or, as oklch(…), lightness first.
    const color = getComputedStyle(around).backgroundColor;
    const [a = 1, b = 0, c = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    if (alpha > 0.9) return (color[0] === "r" ? (3 * a + 6 * b + c) / 2_550 : a) < 0.45 ? "dark" : "light";
  }
  return "light";
}
