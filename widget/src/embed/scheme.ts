/** The colour scheme of the page around an element: one that only knows one is not to be surprised by the other. */
export function pageScheme(host: HTMLElement): string {
  const said = getComputedStyle(host.parentElement ?? document.documentElement).colorScheme;
  if (said !== "normal") return said;
  // Said for the page as a whole, it is seen in no element's style.
  return document.querySelector<HTMLMetaElement>("meta[name=color-scheme]")?.content ?? "light";
}
