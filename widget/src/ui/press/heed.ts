import { OPTION_NAMES } from "../../core/read-options.ts";

/**
 * Calls `change` whenever an option's attribute or property of the element changes. Returns a function that ends it.
 */
export function heed(element: HTMLElement, change: () => void): () => void {
  const own: Record<string, unknown> = {};
  for (const name of OPTION_NAMES) {
    // Frameworks may set properties before the element is upgraded.
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
