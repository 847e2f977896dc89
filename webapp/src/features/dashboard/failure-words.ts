import type { Data, MapFailureReason } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { plural, t } from "#text";
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
    cause: t`the page’s policy (connect-src) blocks it`,
    remedy: t`Add these to the page’s Content-Security-Policy, or send them to the person who manages your website.`,
    isPolicy: true,
  },
  "script-src": {
    cause: t`the page’s policy (script-src) blocks its code`,
    remedy: t`Add these to the page’s Content-Security-Policy, or send them to the person who manages your website.`,
    isPolicy: true,
  },
  "blocked-by-client": {
    cause: t`something blocks one of its files by name`,
    remedy: t`If it's only a few visitors, they use an ad blocker. If it's many, exclude /widget/ from plugins that block, combine, or delay scripts.`,
  },
  "http-4xx": {
    cause: t`its requests were refused`,
    remedy: t`A firewall or plugin on your site may be blocking them. Many visitors on one network can also hit our limit.`,
  },
  "http-5xx": {
    cause: t`Jobmap, or a proxy in between, returned an error`,
    remedy: t`Nothing to fix on your page. If it continues, tell us on the feedback page.`,
  },
  integrity: {
    cause: t`something in between modifies its files`,
    remedy: t`Exclude /widget/ from anything that minifies or rewrites scripts: an optimization plugin, a CDN, or a proxy.`,
  },
  garbled: {
    cause: t`its responses could not be read`,
    remedy: t`A proxy or a network's sign-in page answered instead of us. If it's many visitors, check the proxy or firewall in front of your site.`,
  },
  stalled: {
    cause: t`its code did not load within eight seconds`,
    remedy: t`If it's only a few visitors, it's their connection. If it's many, check for plugins and proxies that delay scripts.`,
  },
  "script-error": {
    cause: t`its code hit an error`,
    remedy: t`An old library on the page may override built-in browser features. Send us the page’s address on the feedback page.`,
  },
  connection: {
    cause: t`the connection dropped`,
    remedy: t`Nothing to fix on your page. The visitor's network was weak or busy.`,
  },
};

/** "Your map failed for 14 visits on harbor.example/careers in the last 7 days: …" */
export function headlineOf({ page, reason, visits, recovered }: FailedPage, days: number): string {
  const where = page.replace(/^https?:\/\//, "").replace(/^([^/]+)\/$/, "$1");
  const { cause } = REASONS[reason];
  if (visits === 0)
    return plural(recovered, {
      one: `Your map came late for # visit on ${where} in the last ${days} days: ${cause}.`,
      other: `Your map came late for # visits on ${where} in the last ${days} days: ${cause}.`,
    });
  return plural(visits, {
    one: `Your map failed for # visit on ${where} in the last ${days} days: ${cause}.`,
    other: `Your map failed for # visits on ${where} in the last ${days} days: ${cause}.`,
  });
}

/** The current situation, as far as it is known. */
export function sinceOf({ last_at, worked_on, visits, recovered }: FailedPage, now: Date): string {
  const last = shortDay(last_at.slice(0, 10));
  const isQuiet = now.getTime() - Date.parse(last_at) > DAY_MS;
  return [
    visits > 0 &&
      recovered > 0 &&
      plural(recovered, {
        one: "For # more visit it came late.",
        other: "For # more visits it came late.",
      }),
    worked_on !== null
      ? t`It works again: a visitor opened a job there on ${shortDay(worked_on)}.`
      : isQuiet
        ? t`No failure was reported since ${last}.`
        : t`Last reported on ${last}.`,
  ]
    .filter(Boolean)
    .join(" ");
}
