import { describe, expect, it } from "vitest";

// The formatters take the time zone of the moment they are made.
process.env["TZ"] = "America/New_York";
const { notificationTime } = await import("../src/features/notifications/notification-time.ts");

describe("the time of a notification", () => {
  // 00:30 on November 22 in New York: in UTC it is the same day as the evening before there.
  const NOW = Date.parse("2026-11-22T05:30:00Z");
  it.each([
    ["2026-11-22T05:29:40Z", "Just now"],
    ["2026-11-22T05:31:00Z", "Just now"],
    ["2026-11-22T05:28:59Z", "1 minute ago"],
    ["2026-11-22T04:31:00Z", "59 minutes ago"],
    ["2026-11-22T04:30:00Z", "Yesterday, 11:30 PM"],
    ["2026-11-21T05:00:00Z", "Yesterday, 12:00 AM"],
    ["2026-11-21T04:59:00Z", "Nov 20, 11:59 PM"],
    ["2026-01-02T19:15:00Z", "Jan 2, 2:15 PM"],
    ["2025-11-22T19:15:00Z", "Nov 22, 2025, 2:15 PM"],
  ])("%s is %s", (iso, text) => {
    expect(notificationTime(iso, NOW).replaceAll("\u202f", " ")).toBe(text);
  });

  it("today is shown with the time", () => {
    const noon = Date.parse("2026-11-22T17:30:00Z");
    expect(notificationTime("2026-11-22T14:05:00Z", noon).replaceAll("\u202f", " ")).toBe("Today, 9:05 AM");
  });
});
