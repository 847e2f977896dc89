import type { FirstView } from "../core/first-view.ts";
import type { First } from "./element.ts";

/** What draws a first view: a chunk of its own. */
export interface Painter {
  showFirst(element: HTMLElement, view: FirstView, options: Readonly<Record<string, unknown>>): void;
}

/**
 * Asks for a company's first view and for what draws it, and covers the element with it unless the signal says that the widget is
 * there, or never will be. Undefined where the options do not say whose.
 */
export function showFirstView(
  element: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  load: () => Promise<Painter>,
): First | undefined {
  const { company, host } = options;
  if (typeof company !== "string" || !host) return;
  const url = `${host}/job-map-iframe/${encodeURIComponent(company)}/first.json`;
  const reply = fetch(url, { credentials: "omit" });
  // The first number makes the browser read its tables of languages: while the replies travel, not when they are to be drawn.
  setTimeout(() => (0).toLocaleString());
  const view: Promise<FirstView> = reply.then((found) => {
    if (!found.ok) throw found;
    return found.json();
  });
  Promise.all([view, load()]).then(
    ([first, { showFirst }]) => signal.aborted || showFirst(element, first, options),
    // It is no more than a first view.
    () => {},
  );
  return { company, jobs: view.catch(() => {}), begun: reply.catch(() => {}) };
}

/** Takes the first view off an element that will have no widget: what the page wrote into it is seen again. */
export function takeFirstOff({ shadowRoot }: HTMLElement): void {
  if (shadowRoot?.querySelector(".first")) shadowRoot.replaceChildren(document.createElement("slot"));
}
