import { describe, expect, it } from "vitest";
import { agoText } from "../src/features/studio/ago-text.ts";

describe("how long ago", () => {
  const now = Date.parse("2026-11-28T12:00:00.000Z");
  it.each([
    ["2026-11-28T12:00:30.000Z", "just now"],
    ["2026-11-28T11:59:01.000Z", "just now"],
    ["2026-11-28T11:59:00.000Z", "1 minute ago"],
    ["2026-11-28T11:00:01.000Z", "59 minutes ago"],
    ["2026-11-28T11:00:00.000Z", "1 hour ago"],
    ["2026-11-27T12:00:01.000Z", "23 hours ago"],
    ["2026-11-27T12:00:00.000Z", "1 day ago"],
    ["2026-09-01T12:00:00.000Z", "88 days ago"],
  ])("%s is %s", (at, text) => expect(agoText(at, now)).toBe(text));
});
