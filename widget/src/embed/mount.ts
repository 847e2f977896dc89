/** What the loader loads, and all that is needed until the map and the list can be used. */
import { addLanguage } from "../core/strings.ts";
import type { MountSettings } from "./company-embed.ts";
import type { Handle } from "./handle.ts";
import { mounted, Running } from "./running.ts";

/** Puts an embed into an element; a second call on the same element changes the options of the first. */
export function mount(
  element: HTMLElement,
  raw: Readonly<Record<string, unknown>>,
  settings: MountSettings = { delivery: "script" },
): Running {
  const existing = mounted.get(element);
  if (existing !== undefined) {
    existing.update(raw);
    return existing;
  }
  return new Running(element, raw, settings);
}

/** What a page's `JobMap((api) => …)` is called with. */
export interface Api {
  mount(element: HTMLElement | string, options: Readonly<Record<string, unknown>>): Handle;
  readonly addLanguage: typeof addLanguage;
  /** Connects a frame of ours. The loader does so by itself with those that it finds. */
  connectFrame(frame: HTMLIFrameElement): Promise<() => void>;
}

export function makeApi(host: string, connectFrame: Api["connectFrame"]): Api {
  return {
    mount(element, options) {
      const place = typeof element === "string" ? document.querySelector<HTMLElement>(element) : element;
      if (!place) throw new Error(`[Jobmap] There is no element ${element}.`);
      return mount(place, { host, ...options });
    },
    addLanguage,
    connectFrame,
  };
}
