import type { AlertFrequency } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";

/** Hour of the day at which daily and weekly mails are sent, in the candidate's time zone. */
const MORNING = 7;
export const DEFAULT_TIME_ZONE = "America/New_York";
/** Jobs found within this time after an instant alert's mail wait and are mailed together, in milliseconds. */
export const INSTANT_GAP_MS = 60_000;
const MONDAY = 1;

export interface Rhythm {
  readonly frequency: AlertFrequency;
  /** IANA name. */
  readonly timeZone: string;
  readonly lastSentAt: Date | null;
}

/** When a job that is found now is mailed. */
export function dueAt({ frequency, timeZone, lastSentAt }: Rhythm, now: Date): Date {
  if (frequency === "INSTANT")
    return new Date(Math.max(now.getTime(), (lastSentAt?.getTime() ?? 0) + INSTANT_GAP_MS));
  for (let days = 0; ; days++) {
    const morning = morningOf(new Date(now.getTime() + days * DAY_MS), timeZone);
    if (morning.at > now && (frequency === "DAILY" || morning.weekday === MONDAY)) return morning.at;
  }
}

/** Whether this machine knows the zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatOf(name));
  } catch {
    return false;
  }
}

/** The morning of the current day in a zone. No zone changes its clocks at that hour. */
function morningOf(moment: Date, timeZone: string): { at: Date; weekday: number } {
  const local = new Date(wallClock(moment, timeZone));
  const wanted = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate(), MORNING);
  // Uses the offset at the morning itself, as well as it is known, since clocks may change in the night before.
  const guess = wanted - offsetAt(moment, timeZone);
  const at = new Date(wanted - offsetAt(new Date(guess), timeZone));
  return { at, weekday: new Date(wanted).getUTCDay() };
}

/** How far a zone's clocks are ahead of UTC, in milliseconds. */
const offsetAt = (moment: Date, timeZone: string) =>
  wallClock(moment, timeZone) - Math.floor(moment.getTime() / 1_000) * 1_000;

/** The wall-clock time of a zone, read as if it were UTC. */
function wallClock(moment: Date, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** Formatters are expensive to create; there are some four hundred zones. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = FORMATS.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    FORMATS.set(timeZone, format);
  }
  return format;
}
