import { describe, expect, it } from "vitest";
import { slotText } from "../../src/format/slot.ts";

const AT = "2026-12-01T14:00:00.000Z";
const NEW_YORK = "America/New_York";

describe("a time in a mail", () => {
  it("says its zone, and the other side's where it differs", () => {
    expect(slotText(AT, "en", NEW_YORK)).toBe("Tue, Dec 1, 9:00 AM Eastern Time");
    expect(slotText(AT, "en", NEW_YORK, "America/Los_Angeles")).toBe(
      "Tue, Dec 1, 9:00 AM Eastern Time (6:00 AM Pacific Time)",
    );
    expect(slotText(AT, "en", NEW_YORK, "Asia/Tokyo")).toBe(
      "Tue, Dec 1, 9:00 AM Eastern Time (11:00 PM Japan Standard Time)",
    );
    expect(slotText("2026-12-01T22:00:00.000Z", "en", NEW_YORK, "Asia/Tokyo")).toContain(
      "(Wed, Dec 2, 7:00 AM",
    );
    expect(slotText(AT, "en", NEW_YORK, "America/Detroit"), "the same time under another name").toBe(
      "Tue, Dec 1, 9:00 AM Eastern Time",
    );
  });

  it("follows the clocks of each zone: between two changes Arizona is another time apart", () => {
    const phoenix = (iso: string) => slotText(iso, "en", NEW_YORK, "America/Phoenix");
    expect(phoenix("2026-10-31T14:00:00.000Z")).toContain("10:00 AM Eastern Time (7:00 AM");
    expect(phoenix("2026-11-02T14:00:00.000Z")).toContain("9:00 AM Eastern Time (7:00 AM");
  });

  it("is written in Spanish", () => {
    expect(slotText(AT, "es", NEW_YORK)).toBe("mar, 1 de dic, 9:00 a.m. hora oriental");
  });
});
