import type { Data, MapFailureReason } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { plural } from "../../ui/index.ts";
import { shortDay } from "./counts.ts";

export type FailedPage = Data<"GET employer/map-failures">["items"][number];

interface Words {
  /** Completes the sentence that says the map failed. */
  readonly cause: string;
  readonly remedy: string;
  /** The page's Content-Security-Policy has to allow more. */
  readonly isPolicy?: boolean;
}

/** What each reason means to the site's webmaster, and how to fix it. */
export const REASONS: Readonly<Record<MapFailureReason, Words>> = {
  "connect-src": {
    cause: "the page’s policy (connect-src) blocks it",
    remedy:
      "Add these to the page’s Content-Security-Policy, or send them to the person who manages your website.",
    isPolicy: true,
  },
  "script-src": {
    cause: "the page’s policy (script-src) blocks its code",
    remedy:
      "Add these to the page’s Content-Security-Policy, or send them to the person who manages your website.",
    isPolicy: true,
  },
  "blocked-by-client": {
    cause: "something blocks one of its files by name",
    remedy:
      "If it's only a few visitors, they use an ad blocker. If it's many, exclude /widget/ from plugins that block, combine, or delay scripts.",
  },
  "http-4xx": {
    cause: "its requests were refused",
    remedy:
      "A firewall or plugin on your site may be blocking them. Many visitors on one network can also hit our limit.",
  },
  "http-5xx": {
    cause: "Jobmap, or a proxy in between, returned an error",
    remedy: "Nothing to fix on your page. If it continues, tell us on the feedback page.",
  },
  integrity: {
    cause: "something in between modifies its files",
    remedy:
      "Exclude /widget/ from anything that minifies or rewrites scripts: an optimization plugin, a CDN, or a proxy.",
  },
  garbled: {
    cause: "its responses could not be read",
    remedy:
      "A proxy or a network's sign-in page answered instead of us. If it's many visitors, check the proxy or firewall in front of your site.",
  },
  stalled: {
    cause: "its code did not load within eight seconds",
    remedy:
      "If it's only a few visitors, it's their connection. If it's many, check for plugins and proxies that delay scripts.",
  },
  "script-error": {
    cause: "its code hit an error",
    remedy:
      "An old library on the page may override built-in browser features. Send us the page’s address on the feedback page.",
  },
  connection: {
    cause: "the connection dropped",
    remedy: "Nothing to fix on your page. The visitor's network was weak or busy.",
  },
};

/** "Your map failed for 14 visits on harbor.example/careers in the last 7 days: …" */
export function headlineOf({ page, reason, visits, recovered }: FailedPage, days: number): string {
  const where = page.replace(/^https?:\/\//, "").replace(/^([^/]+)\/$/, "$1");
  const { cause } = REASONS[reason];
  const what =
    visits > 0 ? `failed for ${plural(visits, "visit")}` : `came late for ${plural(recovered, "visit")}`;
  return `Your map ${what} on ${where} in the last ${days} days: ${cause}.`;
}

/** The current situation, as far as it is known. */
export function sinceOf({ last_at, worked_on, visits, recovered }: FailedPage, now: Date): string {
  const last = shortDay(last_at.slice(0, 10));
  const late = visits > 0 && recovered > 0 ? `For ${plural(recovered, "more visit")} it came late. ` : "";
  if (worked_on !== null)
    return `${late}It works again: a visitor opened a job there on ${shortDay(worked_on)}.`;
  const isQuiet = now.getTime() - Date.parse(last_at) > DAY_MS;
  return `${late}${isQuiet ? `No failure was reported since ${last}.` : `Last reported on ${last}.`}`;
}
