import type { Defaults } from "../core/read-options.ts";

/** What the page itself says: its language, and miles where they are used. */
export function defaultsOf(element: HTMLElement): Defaults {
  const around = element.closest("[lang]")?.getAttribute("lang") ?? "";
  const locale = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(around) ? around : "en";
  return { locale, units: /^en(-us|-gb)?$|^es-us$/i.test(locale) ? "mi" : "km" };
}
