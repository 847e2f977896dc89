import type { WidgetOptions } from "../core/read-options.ts";

/** How an embed was added to a page. */
export type Delivery = "script" | "module" | "iframe" | "page";

const UTM = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
const MAX_LENGTH = 200;

/**
 * Where a visitor came from, read from the page's own address when needed and stored nowhere: it is passed on in the links to jobs and the
 * counted clicks, and so reaches the application without a cookie.
 */
export function readAttribution(
  options: Pick<WidgetOptions, "embed">,
  delivery: Delivery,
): Readonly<Record<string, string>> {
  const found: Record<string, string> = { via: delivery };
  const query = new URLSearchParams(location.search);
  for (const name of UTM) {
    const value = query.get(name);
    if (value !== null && value !== "") found[name] = value.slice(0, MAX_LENGTH);
  }
  if (options.embed !== "") found["embed"] = options.embed;
  found["page"] = (location.origin + location.pathname).slice(0, MAX_LENGTH);
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).origin : "";
  if (referrer !== "" && referrer !== location.origin) found["referrer"] = referrer.slice(0, MAX_LENGTH);
  return found;
}
