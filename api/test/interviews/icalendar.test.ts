import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarEvent, type CalendarMethod, calendarText } from "../../src/format/icalendar.ts";

const EVENT: CalendarEvent = {
  uid: "interview-7@jobs.example.com",
  sequence: 2,
  stamp: "2026-11-20T18:30:00.123Z",
  startsAt: "2026-12-01T14:00:00.000Z",
  minutes: 45,
  summary: "Interview: Deckhand, Harbor & Sons",
  description: "Bring boots; and a hat,\nplease.",
  location: "Pier 7, Baltimore",
  url: "https://jobs.example.com/applied-job-list?application=5",
  organizer: { name: 'Harbor "Works"', email: "mail@jobs.example.com" },
  attendee: { name: "Ada Lovelace", email: "ada+boats@mail.example" },
};

/** A calendar as its lines mean it: name and parameters, and the value as it was before it was escaped. */
function parse(text: string): (readonly [name: string, value: string])[] {
  return text
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .slice(0, -1)
    .map((line) => {
      const at = /^(?:"[^"]*"|[^":])*/.exec(line)?.[0].length ?? 0;
      return [line.slice(0, at), line.slice(at + 1)] as const;
    });
}
const unescaped = (value: string) =>
  value.replaceAll(/\\(.)/g, (_, one: string) => (one === "n" || one === "N" ? "\n" : one));
const fieldOf = (text: string, name: string) =>
  unescaped(parse(text).find(([found]) => found.split(";")[0] === name)?.[1] ?? "");

describe("a calendar", () => {
  it("asks for an entry, in UTC, from nobody who could be answered", () => {
    expect(calendarText(EVENT, "REQUEST").replaceAll("\r\n ", "").split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Jobmap//Interviews//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:REQUEST",
      "BEGIN:VEVENT",
      "UID:interview-7@jobs.example.com",
      "SEQUENCE:2",
      "DTSTAMP:20261120T183000Z",
      "DTSTART:20261201T140000Z",
      "DTEND:20261201T144500Z",
      String.raw`SUMMARY:Interview: Deckhand\, Harbor & Sons`,
      String.raw`DESCRIPTION:Bring boots\; and a hat\,\nplease.`,
      String.raw`LOCATION:Pier 7\, Baltimore`,
      "URL:https://jobs.example.com/applied-job-list?application=5",
      "STATUS:CONFIRMED",
      "TRANSP:OPAQUE",
      `ORGANIZER;CN="Harbor 'Works'":mailto:mail@jobs.example.com`,
      'ATTENDEE;CN="Ada Lovelace";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ada%2Bboats@mail.example',
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("cancels an entry by its name, with a higher number", () => {
    const lines = calendarText({ ...EVENT, sequence: 3 }, "CANCEL").split("\r\n");
    expect(lines).toEqual(expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", "SEQUENCE:3"]));
    expect(lines).toContain(`UID:${EVENT.uid}`);
  });

  it("that is downloaded is asked of nobody", () => {
    const text = calendarText({ ...EVENT, organizer: undefined, attendee: undefined }, "PUBLISH");
    expect(text).not.toMatch(/ORGANIZER|ATTENDEE|mailto/);
  });

  it("ends after midnight and across a change of clocks as long as it takes", () => {
    const text = calendarText({ ...EVENT, startsAt: "2026-11-01T05:45:00.000Z", minutes: 480 }, "PUBLISH");
    expect([fieldOf(text, "DTSTART"), fieldOf(text, "DTEND")]).toEqual([
      "20261101T054500Z",
      "20261101T134500Z",
    ]);
  });
});

const hostile = fc.string({ unit: "binary", maxLength: 400 }).filter((text) => text.isWellFormed());
const events = fc.record({
  uid: fc.constant(EVENT.uid),
  sequence: fc.nat(60_000),
  stamp: fc.constant(EVENT.stamp),
  startsAt: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  minutes: fc.integer({ min: 5, max: 480 }),
  summary: hostile,
  description: hostile,
  location: hostile,
  url: fc.constant(EVENT.url),
  organizer: fc.record({ name: hostile, email: fc.emailAddress() }),
  attendee: fc.record({ name: hostile, email: fc.emailAddress() }),
});
/** Refuses half characters. */
const strict = new TextDecoder("utf-8", { fatal: true });
const methods = fc.constantFrom<CalendarMethod>("PUBLISH", "REQUEST", "CANCEL");

describe("any calendar", () => {
  it("has lines of at most 75 octets, ends each with CRLF, and cuts no character", () => {
    fc.assert(
      fc.property(events, methods, (event, method) => {
        const bytes = Buffer.from(calendarText(event, method));
        const lines = bytes.toString("latin1").split("\r\n");
        expect(lines.pop()).toBe("");
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
          expect(() => strict.decode(Buffer.from(line, "latin1"))).not.toThrow();
        }
      }),
      { numRuns: 500 },
    );
  });

  it("says every text as it was written, but for control characters, and has no line that a text put there", () => {
    const kept = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?!\n|\t)\p{Cc}/gu, "");
    fc.assert(
      fc.property(events, methods, (event, method) => {
        const text = calendarText(event, method);
        expect(fieldOf(text, "SUMMARY")).toBe(kept(event.summary));
        expect(fieldOf(text, "DESCRIPTION")).toBe(kept(event.description));
        expect(fieldOf(text, "LOCATION")).toBe(kept(event.location));
        const names = parse(text).map(([name]) => name.split(";")[0]);
        expect(names.filter((name) => name === "BEGIN")).toHaveLength(2);
        expect(names.filter((name) => name === "UID")).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });

  it("is as long as the interview", () => {
    const at = (text: string) =>
      Date.parse(text.replace(/(....)(..)(..)T(..)(..)(..)Z/, "$1-$2-$3T$4:$5:$6Z"));
    fc.assert(
      fc.property(events, (event) => {
        const text = calendarText(event, "REQUEST");
        expect(at(fieldOf(text, "DTEND")) - at(fieldOf(text, "DTSTART"))).toBe(event.minutes * 60_000);
      }),
    );
  });
});
