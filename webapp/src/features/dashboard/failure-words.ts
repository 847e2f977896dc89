import type { Data, MapFailureReason } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { plural } from "../../ui/index.ts";
import { shortDay } from "./counts.ts";

export type FailedPage = Data<"GET employer/map-failures">["items"][number];

interface Words {
  /** Ends the sentence that the map failed. */
  readonly cause: string;
  readonly remedy: string;
  /** The page's policy has to allow more. */
  readonly isPolicy?: boolean;
}

/** What each reason means to somebody who looks after a website, and what there is to do. */
export const REASONS: Readonly<Record<MapFailureReason, Words>> = {
  "connect-src": {
    cause: "the page’s policy (connect-src) blocks it",
    remedy: "Add these to the page’s Content-Security-Policy, or send them to whoever runs your site.",
    isPolicy: true,
  },
  "script-src": {
    cause: "the page’s policy (script-src) blocks its code",
    remedy: "Add these to the page’s Content-Security-Policy, or send them to whoever runs your site.",
    isPolicy: true,
  },
  "blocked-by-client": {
    cause: "something blocks one of its files by name",
    remedy:
      "With a few visitors it is an ad blocker of theirs. With many, exclude /widget/ from plugins of your site that block, combine or delay scripts.",
  },
  "http-4xx": {
    cause: "its requests were refused",
    remedy:
      "A firewall or a plugin before your site may refuse them. Many visitors of one network can be too many as well.",
  },
  "http-5xx": {
    cause: "Jobmap, or a proxy on the way, answered with an error",
    remedy: "There is nothing to do on your page. If it goes on, please tell us by the feedback page.",
  },
  integrity: {
    cause: "something on the way changes its files",
    remedy:
      "Exclude /widget/ from what minifies or rewrites scripts: an optimizing plugin, a content network, a proxy.",
  },
  garbled: {
    cause: "its answers could not be read",
    remedy:
      "A proxy or the sign-in page of a network answered in our place. With many visitors, look at what stands before your site.",
  },
  stalled: {
    cause: "its code did not come within eight seconds",
    remedy:
      "With a few visitors it is their connection. With many, look at plugins and proxies that hold scripts back.",
  },
  "script-error": {
    cause: "its code met an error",
    remedy:
      "An old library on the page may have changed what browsers bring. Please tell us the page’s address by the feedback page.",
  },
  connection: {
    cause: "the connection broke off",
    remedy: "There is nothing to do on your page: a tunnel, a lift, a network that was too full.",
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

/** How things are by now, as far as it is known. */
export function sinceOf({ last_at, worked_on, visits, recovered }: FailedPage, now: Date): string {
  const last = shortDay(last_at.slice(0, 10));
  const late = visits > 0 && recovered > 0 ? `For ${plural(recovered, "more visit")} it came late. ` : "";
  if (worked_on !== null)
    return `${late}It works again: somebody opened a job there on ${shortDay(worked_on)}.`;
  const isQuiet = now.getTime() - Date.parse(last_at) > DAY_MS;
  return `${late}${isQuiet ? `No failure was reported since ${last}.` : `Last reported on ${last}.`}`;
}
