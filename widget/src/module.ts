import { DEFAULTS, type JobMapOptions } from "./core/read-options.ts";
import { bring, type Rescuer } from "./embed/bring.ts";
import { defineElement, NAME } from "./embed/element.ts";
import type { Handle } from "./embed/handle.ts";
import { showFirstView, takeFirstOff } from "./embed/show-first.ts";

export type { JobMapOptions, WidgetOptions } from "./core/read-options.ts";
export type { Handle, WidgetEvent } from "./embed/handle.ts";
export type { EventName, WidgetEvents } from "./ui/state/events.ts";

const mounted = new WeakMap<HTMLElement, Handle>();
const showFirst = showFirstView(() => import("./embed/first.ts"));
const show: typeof showFirst = (element, { host, ...options }, signal) =>
  showFirst(
    element,
    { ...options, host: typeof host === "string" ? host.replace(/\/+$/, "") : undefined },
    signal,
  );
const rescuer = (): Promise<Rescuer> => import("./embed/rescue.ts");

/**
 * Puts an employer's job map into an element. Idempotent: a second call on the same element updates the first embed and
 * gives the same handle. On a server it does nothing. The widget itself is loaded on the first call in a browser, and a first
 * view of the company is shown meanwhile; what is called on the handle before it has arrived is not lost.
 *
 * @param options `company` and `host` are required
 */
export function mountJobMap(element: HTMLElement, options: JobMapOptions): Handle {
  if (typeof window === "undefined") return { update() {}, destroy() {}, on: () => () => {} };
  const existing = mounted.get(element);
  if (existing !== undefined) {
    existing.update(options);
    return existing;
  }
  let raw = options;
  let running: Handle | undefined;
  let isDestroyed = false;
  const life = new AbortController();
  /** Aborts when the widget is mounted, or never will be. */
  const waiting = new AbortController();
  const handle: Handle = {
    update(change) {
      if (isDestroyed) return;
      raw = { ...raw, ...change };
      running?.update(change);
    },
    destroy() {
      isDestroyed = true;
      life.abort();
      waiting.abort();
      running?.destroy();
      giveBack(element);
      mounted.delete(element);
    },
    on(name, listener) {
      const heard = listener as (event: Event) => void;
      element.addEventListener(`jobmap:${name}`, heard, { signal: life.signal });
      return () => element.removeEventListener(`jobmap:${name}`, heard);
    },
  };
  mounted.set(element, handle);
  element.style.setProperty("--_height", `${Number(options.height) || DEFAULTS.height}px`);
  const first = show(element, { ...options }, waiting.signal);
  const { signal } = waiting;
  const begin = (): void => {
    if (signal.aborted) return;
    bring({
      element,
      options: { ...raw },
      first,
      signal,
      rescuer,
      load: () => import("./embed/mount.ts"),
      mount: ({ mount }) => {
        waiting.abort();
        running = mount(element, raw, { delivery: "module", first });
      },
    });
  };
  // Loading the code would compete for bandwidth with the preview.
  void Promise.resolve(first?.begun).then(begin);
  return handle;
}

/** Removes the first view: the element shows its original content. */
function giveBack(element: HTMLElement): void {
  takeFirstOff(element);
  if (element.shadowRoot) element.shadowRoot.adoptedStyleSheets = [];
  element.style.removeProperty("--_height");
  if (element.getAttribute("style") === "") element.removeAttribute("style");
}

/** Defines `<job-map>` for pages that bundle the widget instead of using the loader. */
export function defineJobMapElement(defaults: { readonly host: string }): void {
  if (typeof window === "undefined" || customElements.get(NAME)) return;
  defineElement({ defaults: { ...defaults }, show, rescuer, load: () => import("./embed/mount.ts") });
}
