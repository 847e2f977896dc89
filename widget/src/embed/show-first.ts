import type { FirstView } from "../core/first-view.ts";
import type { ShowFirst } from "./before-widget.ts";

/** Draws a first view: a separate chunk. */
export interface Painter {
  showFirst(element: HTMLElement, view: FirstView, options: Readonly<Record<string, unknown>>): void;
}

/** In milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Loads a company's first view and the code that draws it, and covers the element with it unless the signal aborts because the widget is
 * there, or never will be. Undefined if the options name no company.
 */
export const showFirstView =
  (load: () => Promise<Painter>): ShowFirst =>
  (element, options, signal) => {
    const { company, host } = options;
    if (!company || !host) return;
    const url = `${host}/job-map-iframe/${encodeURIComponent(String(company))}/first.json`;
    // A mere preview gets only a short timeout.
    const reply = fetch(url, { credentials: "omit", signal: AbortSignal.timeout(TIMEOUT_MS) });
    const view: Promise<FirstView> = reply.then((found) => {
      if (!found.ok) throw found;
      return found.json();
    });
    Promise.all([view, load()]).then(
      ([first, painter]) => signal.aborted || painter.showFirst(element, first, options),
      () => {},
    );
    return { company, jobs: view.catch(() => {}), begun: reply.catch(() => {}) };
  };

/** Cleans up an element that has no widget and will have none: its original content is visible again. */
export function takeFirstOff({ shadowRoot }: HTMLElement): void {
  shadowRoot?.replaceChildren(document.createElement("slot"));
}
