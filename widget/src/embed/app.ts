/** What the loader loads. */
import type { Delivery } from "./attribution.ts";
import { type Handle, mountInto } from "./mount.ts";

export { addLanguage } from "../core/strings.ts";

export function mount(
  element: HTMLElement,
  options: Readonly<Record<string, unknown>>,
  delivery: Delivery = "script",
): Handle {
  return mountInto(element, options, { delivery });
}
