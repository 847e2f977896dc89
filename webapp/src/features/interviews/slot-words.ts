import { t } from "#text";

const DAY_AND_TIME = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;

const format = (at: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(at);

/** In the zone of the reader, with the day only where it is another one than in the zone of the interview. */
function elsewhere(at: Date, timeZone: string, other: string): string | undefined {
  if (format(at, timeZone, DAY_AND_TIME) === format(at, other, DAY_AND_TIME)) return undefined;
  const day = { dateStyle: "short" } as const;
  const isSameDay = format(at, timeZone, day) === format(at, other, day);
  return format(at, other, isSameDay ? TIME : DAY_AND_TIME);
}

interface Zones {
  /** Where the interview is meant. */
  readonly timeZone: string;
  /** Where the reader is. */
  readonly own: string;
  /** Where the other side is, if it is known and is not where the interview is meant. */
  readonly theirs?: { readonly name: string; readonly timeZone: string } | undefined;
}

/** "Tue, Dec 1, 9:00 AM Eastern Time · 6:00 AM for you", and what it is for the other side. */
export function slotWords(iso: string, { timeZone, own, theirs }: Zones): string {
  const at = new Date(iso);
  const here = format(at, timeZone, { ...DAY_AND_TIME, timeZoneName: "longGeneric" });
  const mine = elsewhere(at, timeZone, own);
  const other = theirs && elsewhere(at, timeZone, theirs.timeZone);
  return [here, mine && t`${mine} for you`, theirs && other && t`${other} for ${theirs.name}`]
    .filter(Boolean)
    .join(" · ");
}
