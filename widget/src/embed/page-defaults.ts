import type { Defaults } from "../core/read-options.ts";

/** Defaults from the page itself: its language. */
export function defaultsOf(element: HTMLElement): Defaults {
  const around = element.closest("[lang]")?.getAttribute("lang") ?? "";
  return { locale: /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(around) ? around : "en" };
}
