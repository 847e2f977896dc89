import type { Language } from "@jobmap/contract/languages";
import { LOCALES } from "./locales.ts";

const DAY_AND_TIME = {
  weekday: "short",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;
const TIME = { hour: "numeric", minute: "2-digit" } as const;
const NAMED = { timeZoneName: "longGeneric" } as const;

/**
 * A time as it is where it was meant: "Tue, Dec 1, 9:00 AM Eastern Time". With another zone that has another time then, that one too:
 * "… (6:00 AM Pacific Time)", with its day where that is another one.
 */
export function slotText(iso: string, language: Language, zone: string, other?: string | null): string {
  const here = format(iso, language, zone, { ...DAY_AND_TIME, ...NAMED });
  if (!other) return here;
  const [day, theirs] = [zone, other].map((each) => format(iso, language, each, DAY_AND_TIME));
  if (day === theirs) return here;
  const isSameDay = isoDay(iso, zone) === isoDay(iso, other);
  return `${here} (${format(iso, language, other, { ...(isSameDay ? TIME : DAY_AND_TIME), ...NAMED })})`;
}

/** With plain spaces: Intl writes narrow ones, which mail programs show as boxes. */
function format(iso: string, language: Language, timeZone: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone })
    .format(new Date(iso))
    .replaceAll(/[\u00a0\u202f]/g, " ");
}

const isoDay = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { dateStyle: "short", timeZone }).format(new Date(iso));
