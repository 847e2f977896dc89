import { describe, expect, it } from "vitest";
import { MAP_FAILURE_REASONS } from "../../api/contract/src/enums.ts";
import { type FailedPage, headlineOf, REASONS, sinceOf } from "../src/features/dashboard/failure-words.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const FAILED: FailedPage = {
  page: "https://harbor.example/careers",
  reason: "connect-src",
  visits: 14,
  recovered: 0,
  last_at: "2026-11-22T09:00:00.000Z",
  worked_on: null,
};

describe("the report of a failed map", () => {
  it("says how often, where, and why", () => {
    expect(headlineOf(FAILED, 7)).toBe(
      "Your map failed for 14 visits on harbor.example/careers in the last 7 days: the page’s policy (connect-src) blocks it.",
    );
    const late = { ...FAILED, page: "https://harbor.example/", visits: 0, recovered: 1 };
    expect(headlineOf({ ...late, reason: "connection" }, 30)).toBe(
      "Your map came late for 1 visit on harbor.example in the last 30 days: the connection dropped.",
    );
    for (const reason of MAP_FAILURE_REASONS) expect(REASONS[reason].remedy).toMatch(/\.$/);
  });

  it("says that it works again only if that is known", () => {
    expect(sinceOf(FAILED, NOW)).toBe("Last reported on Nov 22.");
    expect(sinceOf({ ...FAILED, recovered: 2 }, NOW)).toBe(
      "For 2 more visits it came late. Last reported on Nov 22.",
    );
    const quiet = { ...FAILED, last_at: "2026-11-20T09:00:00.000Z" };
    expect(sinceOf(quiet, NOW)).toBe("No failure was reported since Nov 20.");
    expect(sinceOf({ ...quiet, worked_on: "2026-11-21" }, NOW)).toBe(
      "It works again: a visitor opened a job there on Nov 21.",
    );
  });
});
