import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, detectDateOrder, parseDate } from "../../src/import/parse/date.ts";

describe("parseDate", () => {
  it.each([
    ["2026-01-08", "2026-01-08"],
    ["2026-01-08T00:00:00Z", "2026-01-08"],
    ["2025-02-27 14:31:25 UTC", "2025-02-27"],
    ["20260108", "2026-01-08"],
    ["2026/1/8", "2026-01-08"],
    ["1/8/2026", "2026-01-08"],
    ["1/8/26", "2026-01-08"],
    ["13/8/2026", "2026-08-13"],
    ["8-Jan-26", "2026-01-08"],
    ["8.1.2026", "2026-01-08"],
    ["31.12.2026 23:59", "2026-12-31"],
    ["Jan 8, 2026", "2026-01-08"],
    ["1st March 2026", "2026-03-01"],
    ["8. Januar 2026", "2026-01-08"],
    ["5 août 2026", "2026-08-05"],
    ["8 de enero de 2026", "2026-01-08"],
    ["Wed, 19 Aug 2026 23:10:38 GMT", "2026-08-19"],
    ["46030", "2026-01-08"],
    ["46030.5", "2026-01-08"],
    ["1767830400", "2026-01-08"],
    ["1767830400000", "2026-01-08"],
    ["3025-06-20T00:00:00Z", "3025-06-20"],
  ])("reads %s", (text, date) => expect(parseDate(text)).toBe(date));

  it.each(["", "ASAP", "2026-02-30", "0000-00-00", "13/13/2026", "12", "78701", "January 2026", "1/8"])(
    "finds no date in %j",
    (text) => expect(parseDate(text)).toBeUndefined(),
  );

  it("reads days first if the column does", () => {
    expect(parseDate("1/8/2026", "dmy")).toBe("2026-08-01");
    expect(parseDate("1/28/2026", "dmy")).toBe("2026-01-28");
  });

  it("never throws, and returns only calendar dates", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}$/),
    );
    fc.assert(
      fc.property(text, fc.constantFrom("mdy" as const, "dmy" as const), (source, order) => {
        const date = parseDate(source, order);
        if (date !== undefined) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
      }),
      { numRuns: 2000 },
    );
  });

  it("reads back every day in any format", () => {
    const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2060-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [y = "", m = "", d = ""] = iso.split("-");
        const format = (locale: string) =>
          new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
        for (const text of [
          iso,
          `${m}/${d}/${y}`,
          `${d}.${m}.${y}`,
          `${y}${m}${d}`,
          ...["en-US", "en-GB", "es", "fr", "de"].map(format),
        ]) {
          expect(parseDate(text)).toBe(iso);
        }
      }),
    );
  });
});

describe("detectDateOrder", () => {
  it("is decided by values that can only be days", () => {
    expect(detectDateOrder(["1/2/2026", "25/2/2026"])).toBe("dmy");
    expect(detectDateOrder(["1/2/2026", "2/25/2026"], "dmy")).toBe("mdy");
    expect(detectDateOrder(["1/2/2026", "", "x"], "dmy")).toBe("dmy");
  });
});

describe("addDays", () => {
  it("crosses months and leap days", () => expect(addDays("2024-02-28", 2)).toBe("2024-03-01"));
});
