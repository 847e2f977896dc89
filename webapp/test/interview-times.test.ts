import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timeProblems, timesOf } from "../src/features/interviews/offer-values.ts";
import { slotWords } from "../src/features/interviews/slot-words.ts";
import { localOf, utcOf } from "../src/features/interviews/zoned.ts";

const NEW_YORK = "America/New_York";
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a time as it is entered", () => {
  it("is meant in its zone, before and after clocks change", () => {
    expect(utcOf("2026-12-01T09:00", NEW_YORK)?.toISOString()).toBe("2026-12-01T14:00:00.000Z");
    expect(utcOf("2026-07-01T09:00", NEW_YORK)?.toISOString()).toBe("2026-07-01T13:00:00.000Z");
    expect(utcOf("2026-12-01T09:00", "Asia/Kathmandu")?.toISOString()).toBe("2026-12-01T03:15:00.000Z");
  });

  it("is none where clocks skip it, and the first of two where they show it twice", () => {
    expect(utcOf("2027-03-14T02:30", NEW_YORK)).toBeNull();
    expect(utcOf("2026-11-01T01:30", NEW_YORK)?.toISOString()).toBe("2026-11-01T05:30:00.000Z");
    expect(utcOf("", NEW_YORK)).toBeNull();
    expect(timeProblems(["2027-03-14T02:30", "", "2027-03-14T03:30"], NEW_YORK, "times")).toEqual({
      "times[0]": "Clocks skip this time on that day. Please choose another.",
      "times[1]": "Please enter a date and a time.",
    });
  });

  it("comes back as it was entered, in every zone and on every minute that clocks show", () => {
    const zones = fc.constantFrom(
      NEW_YORK,
      "Pacific/Honolulu",
      "Australia/Lord_Howe",
      "Europe/Berlin",
      "UTC",
    );
    const minutes = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2030, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minutes, zones, (minute, zone) => {
        const at = new Date(minute * 60_000);
        const found = utcOf(localOf(at, zone), zone);
        expect(found && localOf(found, zone)).toBe(localOf(at, zone));
        expect(found?.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(timesOf([localOf(at, zone)], zone)).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });
});

describe("a time as it is shown", () => {
  const AT = "2026-12-01T14:00:00.000Z";

  it("is that of the interview, and that of the reader where it differs", () => {
    const words = (own: string) => plain(slotWords(AT, { timeZone: NEW_YORK, own }));
    expect(words("America/Los_Angeles")).toBe("Tue, Dec 1, 9:00 AM Eastern Time · 6:00 AM for you");
    expect(words("America/Toronto"), "the same clocks").toBe("Tue, Dec 1, 9:00 AM Eastern Time");
    expect(words("Pacific/Auckland")).toBe("Tue, Dec 1, 9:00 AM Eastern Time · Wed, Dec 2, 3:00 AM for you");
  });

  it("names the other side's, where it is known", () => {
    const theirs = { name: "Ada", timeZone: "America/Denver" };
    expect(plain(slotWords(AT, { timeZone: NEW_YORK, own: NEW_YORK, theirs }))).toBe(
      "Tue, Dec 1, 9:00 AM Eastern Time · 7:00 AM for Ada",
    );
  });
});
