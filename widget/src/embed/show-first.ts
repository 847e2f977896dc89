import type { FirstView } from "../core/first-view.ts";
import type { ShowFirst } from "./before-widget.ts";

/** What draws a first view: a chunk of its own. */
export interface Painter {
  showFirst(element: HTMLElement, view: FirstView, options: Readonly<Record<string, unknown>>): void;
}

/** In milliseconds. */
const LATE = 5_000;

/**
 * Asks for a company's first view and for what draws it, and covers the element with it unless the signal says that the widget is
 * there, or never will be. Undefined where the options do not say whose.
 */
export const showFirstView =
  (load: () => Promise<Painter>): ShowFirst =>
  (element, options, signal) => {
    const { company, host } = options;
    if (!company || !host) return;
    const url = `${host}/job-map-iframe/${encodeURIComponent(String(company))}/first.json`;
    // Nobody waits long for what is no more than a first view.
    const reply = fetch(url, { credentials: "omit", signal: AbortSignal.timeout(LATE) });
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

/** Takes all off an element that has no widget, and will have none: what the page wrote into it is seen again. */
export function takeFirstOff({ shadowRoot }: HTMLElement): void {
  shadowRoot?.replaceChildren(document.createElement("slot"));
}
