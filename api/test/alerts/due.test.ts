import { describe, expect, it } from "vitest";
import { dueAt, INSTANT_GAP_MS, isTimeZone, type Rhythm } from "../../src/alerts/due.ts";

const due = (now: string, rhythm: Partial<Rhythm>) =>
  dueAt(
    { frequency: "DAILY", timeZone: "America/New_York", lastSentAt: null, ...rhythm },
    new Date(now),
  ).toISOString();

describe("when a job is mailed", () => {
  it("is immediately for an instant alert, but not too often", () => {
    const now = "2026-11-21T12:00:00.000Z";
    expect(due(now, { frequency: "INSTANT" })).toBe(now);
    expect(due(now, { frequency: "INSTANT", lastSentAt: new Date("2026-11-21T11:00:00Z") })).toBe(now);
    expect(due(now, { frequency: "INSTANT", lastSentAt: new Date("2026-11-21T11:59:50Z") })).toBe(
      new Date(Date.parse("2026-11-21T11:59:50Z") + INSTANT_GAP_MS).toISOString(),
    );
  });

  it.each([
    ["before the morning", "2026-11-21T11:59:59Z", "America/New_York", "2026-11-21T12:00:00.000Z"],
    ["at the morning", "2026-11-21T12:00:00Z", "America/New_York", "2026-11-22T12:00:00.000Z"],
    ["where it is tomorrow already", "2026-11-21T23:30:00Z", "Asia/Tokyo", "2026-11-22T22:00:00.000Z"],
    ["where it is still yesterday", "2026-11-21T05:00:00Z", "Pacific/Honolulu", "2026-11-21T17:00:00.000Z"],
    ["at half an hour", "2026-11-21T00:00:00Z", "Asia/Kolkata", "2026-11-21T01:30:00.000Z"],
    [
      "in the night clocks go forward",
      "2026-03-08T05:30:00Z",
      "America/New_York",
      "2026-03-08T11:00:00.000Z",
    ],
    ["in the night clocks go back", "2026-11-01T04:30:00Z", "America/New_York", "2026-11-01T12:00:00.000Z"],
  ])("is the next morning for a daily one: %s", (_, now, timeZone, expected) => {
    expect(due(now, { timeZone })).toBe(expected);
  });

  it("is Monday morning for a weekly alert", () => {
    const weekly = (now: string) => due(now, { frequency: "WEEKLY" });
    expect(weekly("2026-11-21T12:00:00Z")).toBe("2026-11-23T12:00:00.000Z");
    expect(weekly("2026-11-23T11:59:00Z")).toBe("2026-11-23T12:00:00.000Z");
    expect(weekly("2026-11-23T12:00:00Z")).toBe("2026-11-30T12:00:00.000Z");
  });

  it("recognizes time zone names", () => {
    expect(isTimeZone("Europe/Vienna")).toBe(true);
    expect(isTimeZone("Atlantis/Harbor")).toBe(false);
  });
});
