import { OPTION_NAMES } from "../../core/read-options.ts";

/** From now on an element's attributes and properties are heeded when they change. Returns what ends that. */
export function heed(element: HTMLElement, change: () => void): () => void {
  const own: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    // Frameworks set properties before the element can hear of it.
    own[name] = Object.getOwnPropertyDescriptor(element, name)?.value;
    Object.defineProperty(element, name, {
      configurable: true,
      get: () => own[name] ?? element.getAttribute(name),
      set: (value: unknown) => {
        own[name] = value;
        change();
      },
    });
  }
  const watch = new MutationObserver(change);
  watch.observe(element, { attributeFilter: [...OPTION_NAMES] });
  change();
  return () => {
    watch.disconnect();
    for (const name of OPTION_NAMES) {
      Reflect.deleteProperty(element, name);
      if (own[name] !== undefined) Reflect.set(element, name, own[name]);
    }
  };
}
