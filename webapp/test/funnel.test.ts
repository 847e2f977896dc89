import { describe, expect, it } from "vitest";
import { filterQuery } from "../src/features/applicants/list-query.ts";
import { stateOf } from "../src/features/applicants/use-applicants-search.ts";
import { waitText } from "../src/features/dashboard/funnel-columns.tsx";
import {
  applicantsPath,
  daysOf,
  funnelQuery,
  funnelSearch,
  funnelState,
} from "../src/features/dashboard/funnel-state.ts";

const PERIOD = { from: "2026-11-01", to: "2026-11-30" };
const NOTHING = { job: null, source: null, embed: null, page: null, day: null };

/** What the list of applicants asks the server for at an address. */
const asked = (path: string | null) =>
  filterQuery(stateOf(new URL(path ?? "/", "https://jobmap.example").searchParams));

describe("a figure of the funnel", () => {
  it("leads to the applications of its row in its days, in UTC wherever the reader is", () => {
    const job = { id: 7, title: "Bosun", town: "", requisition_id: "" };
    expect(asked(applicantsPath({ ...NOTHING, job }, PERIOD, "interview"))).toEqual({
      job_id: "7",
      reached: "INTERVIEW",
      applied_from: "2026-11-01T00:00:00.000Z",
      applied_before: "2026-12-01T00:00:00.000Z",
    });
    const place = { source: "embed", embed: "a & b=c", page: "https://a.example/jobs" };
    expect(asked(applicantsPath({ ...NOTHING, ...place }, PERIOD, ""))).toMatchObject({
      source: "embed",
      embed: "a & b=c",
      embed_page: "https://a.example/jobs",
    });
    expect(asked(applicantsPath({ ...NOTHING, day: "2026-11-30" }, PERIOD, ""))).toEqual({
      applied_from: "2026-11-30T00:00:00.000Z",
      applied_before: "2026-12-01T00:00:00.000Z",
    });
  });

  it("leads nowhere from a source that the list does not know", () => {
    expect(applicantsPath({ ...NOTHING, source: "partner" }, PERIOD, "")).toBeNull();
  });

  it("of clicks leads to the days of its row, and back to all", () => {
    const row = { ...NOTHING, source: "embed", embed: "careers", page: "https://a.example/jobs" };
    const days = funnelSearch(new URLSearchParams("days=7&by=embed"), daysOf(row));
    expect(funnelQuery("7", funnelState(days))).toEqual({
      by: "day",
      days: "7",
      source: "embed",
      embed: "careers",
      page: "https://a.example/jobs",
    });
    expect(String(funnelSearch(days, { by: "job" }))).toBe("days=7");
  });

  it("ignores what an address cannot mean", () => {
    expect(funnelState(new URLSearchParams("by=color&job=7"))).toEqual({
      by: "job",
      job: "",
      source: "",
      embed: "",
      page: "",
    });
    expect(funnelState(new URLSearchParams("by=day&job=x"))).toMatchObject({ by: "day", job: "" });
  });
});

describe("days of applicants", () => {
  it("are those of the reader's time zone unless the address says UTC", () => {
    const { applied_from } = asked("/employer/all-application?from=2026-11-01");
    expect(applied_from).toBe(new Date(2026, 10, 1).toISOString());
  });
});

describe("how long an answer took", () => {
  it.each([
    [0, "1 minute"],
    [59, "1 minute"],
    [900, "15 minutes"],
    [3_600, "1 hour"],
    [47 * 3_600, "47 hours"],
    [2 * 86_400, "2 days"],
    [20.6 * 86_400, "21 days"],
  ])("%d seconds: %s", (seconds, text) => expect(waitText(seconds)).toBe(text));
});
