/** The file that the loader loads: everything needed until the map and the list are usable. */
import { OPTION_NAMES } from "../core/read-options.ts";
import { expectPress } from "../ui/press/load-press.ts";
import type { MountSettings } from "./company-embed.ts";
import { mounted, Running } from "./running.ts";

export { addLanguage } from "../core/strings.ts";

/** Mounts an embed in an element; a second call on the same element changes the first one's options. */
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

/** Mounts an embed by an element's attributes and properties, and observes both. Returns a function that removes it. */
export function adopt(
  element: HTMLElement,
  defaults: Readonly<Record<string, unknown>>,
  settings: MountSettings,
): () => void {
  const read = (): Record<string, unknown> => {
    const options: Record<string, unknown> = {};
    for (const name of OPTION_NAMES)
      options[name] = Reflect.get(element, name) ?? element.getAttribute(name) ?? defaults[name];
    return options;
  };
  const running = mount(element, read(), settings);
  let leave = (): void => {};
  expectPress(({ heed }) => {
    if (running.isAlive) leave = heed(element, () => running.update(read()));
  });
  return () => {
    leave();
    running.destroy();
  };
}
