import { DAY_MS } from "@jobmap/contract/limits";

/** The time zone of this device. */
export const ownZone = (): string => new Intl.DateTimeFormat("en-US").resolvedOptions().timeZone;

/** Every zone that this browser knows, and the given ones. */
export function zones(...more: readonly string[]): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), ...more])].sort();
}

/** A time as clocks of a zone show it: "2026-12-01T09:00". */
export function localOf(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/**
 * When clocks of a zone show a time; the first of two when clocks go back. Null for what they never show, since they go forward, and for
 * what is no time.
 */
export function utcOf(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // What clocks are ahead by, as it was the day before and will be the day after: between these at most one change.
  const found = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - (Date.parse(`${localOf(new Date(near), timeZone)}Z`) - near))
    .map((at) => new Date(at))
    .filter((at) => localOf(at, timeZone) === local.slice(0, 16))
    .sort((a, b) => a.getTime() - b.getTime());
  return found[0] ?? null;
}
