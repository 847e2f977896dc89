import { MINUTE_MS } from "@jobmap/contract/limits";
import { plural, t } from "#text";

const TIME = new Intl.DateTimeFormat("en-US", { timeStyle: "short" });
const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/**
 * When a notification was sent, in the reader's time zone: "Just now", "12 minutes ago", "Today, 2:15 PM", "Yesterday, 2:15 PM", "Nov 3,
 * 2:15 PM", and the year if it is not the current one.
 */
export function notificationTime(iso: string, now: number): string {
  const at = new Date(iso);
  const today = new Date(now);
  const minutes = Math.floor((now - at.getTime()) / MINUTE_MS);
  if (minutes < 1) return t`Just now`;
  if (minutes < 60) return plural(minutes, { one: "# minute ago", other: "# minutes ago" });
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  return `${dayOf(at, today, yesterday)}, ${TIME.format(at)}`;
}

function dayOf(at: Date, today: Date, yesterday: Date): string {
  if (at.toDateString() === today.toDateString()) return t`Today`;
  if (at.toDateString() === yesterday.toDateString()) return t`Yesterday`;
  return (at.getFullYear() === today.getFullYear() ? DAY : DAY_OF_YEAR).format(at);
}
