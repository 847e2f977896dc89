import { contentLines, escaped } from "./content-lines.ts";

/** Why a calendar gets an entry: it is published for whoever downloads it, asked for by mail, or canceled by mail (RFC 5546). */
export type CalendarMethod = "PUBLISH" | "REQUEST" | "CANCEL";

/** Someone in a calendar entry. */
export interface CalendarPerson {
  readonly name: string;
  readonly email: string;
}

/** One entry of a calendar. Times are ISO 8601. */
export interface CalendarEvent {
  /** The same for every version of an entry, and for no other: "interview-7@jobmap.example". */
  readonly uid: string;
  /** Higher with every version: the highest one counts. */
  readonly sequence: number;
  /** When this version was made. */
  readonly stamp: string;
  readonly startsAt: string;
  readonly minutes: number;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  /** Where it is on the site. */
  readonly url: string;
  /** Left out of what is published. */
  readonly organizer?: CalendarPerson | undefined;
  readonly attendee?: CalendarPerson | undefined;
}

/**
 * A calendar object with one entry (RFC 5545). Times are in UTC, so that no definition of a time zone has to travel along; every calendar
 * shows them in its owner's zone. Pure.
 */
export function calendarText(event: CalendarEvent, method: CalendarMethod): string {
  const { uid, sequence, stamp, startsAt, minutes, summary, description, location, url } = event;
  const { organizer, attendee } = event;
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Jobmap//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(Date.parse(stamp))}`,
    `DTSTART:${utc(Date.parse(startsAt))}`,
    `DTEND:${utc(Date.parse(startsAt) + minutes * 60_000)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${encodeURI(url)}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:mailto:${address(organizer)}`] : []),
    ...(attendee
      ? [
          // Agreed on the site already: no program is to ask for an answer, which would reach nobody.
          `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${address(attendee)}`,
        ]
      : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

/** "20261201T140000Z" */
const utc = (at: number) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** The value of a parameter, in which there is no escape for quotes and none for control characters. */
const quoted = (text: string) => `"${text.replaceAll(/\p{Cc}+/gu, " ").replaceAll('"', "'")}"`;

/** An address as part of a URI, in which nothing can end a line or begin a header. */
const address = ({ email }: CalendarPerson) => encodeURIComponent(email).replace("%40", "@");
