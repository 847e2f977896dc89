import type { JobMapOptions } from "./core/read-options.ts";
import { defineElement } from "./embed/element.ts";
import type { Handle } from "./embed/handle.ts";

export type { JobMapOptions, WidgetOptions } from "./core/read-options.ts";
export type { Handle, WidgetEvent } from "./embed/handle.ts";
export type { EventName, WidgetEvents } from "./ui/events.ts";

const mounted = new WeakMap<HTMLElement, Handle>();

/**
 * Puts an employer's job map into an element. Idempotent: a second call on the same element updates the first embed and
 * gives the same handle. On a server it does nothing. The widget itself is loaded on the first call in a browser; what is
 * called on the handle before it has arrived is not lost.
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
  const handle: Handle = {
    update(change) {
      if (isDestroyed) return;
      raw = { ...raw, ...change };
      running?.update(change);
    },
    destroy() {
      isDestroyed = true;
      life.abort();
      running?.destroy();
      mounted.delete(element);
    },
    on(name, listener) {
      const heard = listener as (event: Event) => void;
      element.addEventListener(`jobmap:${name}`, heard, { signal: life.signal });
      return () => element.removeEventListener(`jobmap:${name}`, heard);
    },
  };
  mounted.set(element, handle);
  void import("./embed/mount.ts").then(
    ({ mount }) => {
      if (!isDestroyed) running = mount(element, raw, { delivery: "module" });
    },
    (error: unknown) => {
      const detail = { code: "load", message: String(error) };
      element.dispatchEvent(new CustomEvent("jobmap:error", { bubbles: true, composed: true, detail }));
    },
  );
  return handle;
}

/** Defines `<job-map>` for pages that bundle the widget instead of using the loader. */
export function defineJobMapElement(defaults: { readonly host: string }): void {
  if (typeof window === "undefined") return;
  defineElement({ defaults: { ...defaults }, load: async () => import("./embed/mount.ts") });
}
