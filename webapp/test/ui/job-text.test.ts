import { describe, expect, it } from "vitest";
import { initials } from "../../src/ui/content/initials.ts";
import { answerText } from "../../src/ui/jobs/answer-text.ts";
import { factTexts, milesText, placeText } from "../../src/ui/jobs/job-text.ts";
import { storyJob, storyLocation } from "../../src/ui/jobs/story-data.ts";
import { daysBetween, relative, survey } from "../../src/ui/jobs/survey.ts";

const NOW = Date.UTC(2026, 2, 14, 0, 30);

describe("survey", () => {
  const at = (last_confirmed_at: string | null) =>
    survey({ last_confirmed_at, date_posted: "2026-03-10T09:00:00.000Z", ends_on: null }, NOW);
  it("counts midnights, not hours", () => {
    expect(at("2026-03-14T00:10:00.000Z").text).toBe("Confirmed today");
    expect(at("2026-03-13T23:50:00.000Z").text).toBe("Confirmed yesterday");
    expect(at("2026-03-12T00:00:00.000Z").text).toBe("Confirmed 2 days ago");
  });
  it("says if nothing was confirmed for over three weeks", () => {
    expect(at("2026-02-21T09:00:00.000Z")).toEqual({ tone: "ok", text: "Confirmed 21 days ago" });
    expect(at("2026-02-20T09:00:00.000Z")).toEqual({ tone: "stale", text: "Not confirmed for 22 days" });
  });
  it("falls back to the posting date", () => {
    expect(at(null)).toEqual({ tone: "neutral", text: "Posted 4 days ago" });
  });
  it("invents no posting date", () => {
    const job = { last_confirmed_at: null, date_posted: null, ends_on: null, is_from_source: true };
    expect(survey(job, NOW)).toEqual({ tone: "neutral", text: "Posting date not specified" });
    expect(survey({ ...job, last_confirmed_at: "2026-03-14T09:00:00.000Z" }, NOW).text).toBe(
      "Seen at its source today",
    );
  });
  it("says if the source still lists ended work", () => {
    const job = { last_confirmed_at: "2026-03-13T09:00:00.000Z", date_posted: "2026-01-10T09:00:00.000Z" };
    expect(survey({ ...job, ends_on: "2026-03-13" }, NOW)).toEqual({
      tone: "stale",
      text: "Still listed, but the work ended Mar 13, 2026",
    });
    expect(survey({ ...job, ends_on: "2026-03-14" }, NOW).tone).toBe("ok");
  });
  it("never calls a listing confirmed by the employer if only its source lists it", () => {
    const job = { date_posted: "2026-01-10T09:00:00.000Z", ends_on: null, is_from_source: true };
    expect(survey({ ...job, last_confirmed_at: "2026-03-12T09:00:00.000Z" }, NOW)).toEqual({
      tone: "neutral",
      text: "Seen at its source 2 days ago",
    });
    expect(survey({ ...job, last_confirmed_at: "2026-02-12T09:00:00.000Z" }, NOW)).toEqual({
      tone: "stale",
      text: "Not seen at its source for 30 days",
    });
    expect(survey({ ...job, last_confirmed_at: null }, NOW).text).toBe("Posted Jan 10, 2026");
  });
  it("says first that applications are closed", () => {
    expect(survey(storyJob({ applications_closed_on: "2026-03-13" }), NOW)).toEqual({
      tone: "stale",
      text: "Applications closed on Mar 13, 2026",
    });
  });
  it("prints the date if the page's time is unknown, so that server and browser agree", () => {
    expect(
      survey({
        last_confirmed_at: "2026-03-12T00:00:00.000Z",
        date_posted: "2026-03-10T09:00:00.000Z",
        ends_on: null,
      }).text,
    ).toBe("Confirmed Mar 12, 2026");
  });
});

describe("answerText", () => {
  it.each([
    [1, "Usually replies within a day"],
    [3, "Usually replies within 3 days"],
    [13, "Usually replies within 13 days"],
    [15, "Usually replies within 3 weeks"],
    [59, "Usually replies within 9 weeks"],
    [61, "Usually replies within 3 months"],
    [null, "Rarely replies"],
  ])("%j days", (within_days, text) => {
    expect(answerText({ percent: 60, within_days })).toBe(text);
  });
});

describe("relative", () => {
  it("is never in the future", () => {
    expect(relative("Posted", "2026-03-16T09:00:00.000Z", NOW)).toBe("Posted today");
    expect(daysBetween("2026-03-16T09:00:00.000Z", NOW)).toBe(0);
  });
  it("becomes a date after five weeks", () => {
    expect(relative("Posted", "2026-02-07T09:00:00.000Z", NOW)).toBe("Posted 35 days ago");
    expect(relative("Posted", "2026-02-06T09:00:00.000Z", NOW)).toBe("Posted Feb 6, 2026");
  });
});

describe("placeText", () => {
  it("says near for places known only by postcode or town", () => {
    expect(placeText(storyJob())).toBe("Preston, MD, 15 miles");
    expect(placeText(storyJob({ locations: [storyLocation({ precision: "POSTCODE" })] }))).toBe(
      "Near Preston, MD, about 15 miles",
    );
    expect(placeText(storyJob({ locations: [storyLocation({ precision: "CITY" })], distance: null }))).toBe(
      "Near Preston, MD",
    );
  });
  it("gives no distance to an unknown address", () => {
    const near = (precision: "POSTCODE" | "CITY", distance: number) =>
      placeText(storyJob({ locations: [storyLocation({ precision })], distance }));
    expect(near("CITY", 0)).toBe("Near Preston, MD, in town");
    expect(near("CITY", 2.9)).toBe("Near Preston, MD, in town");
    expect(near("CITY", 3.6)).toBe("Near Preston, MD, about 4 miles");
    expect(near("POSTCODE", 0)).toBe("Near Preston, MD, about 1 mile");
  });
  it("counts other places", () => {
    const two = [storyLocation(), storyLocation({ locality: "Easton" })];
    expect(placeText(storyJob({ locations: two, distance: null }))).toBe("Preston, MD and 1 more place");
    expect(placeText(storyJob({ locations: [...two, ...two], distance: 1 }))).toBe(
      "Preston, MD and 3 more places, 1 mile",
    );
  });
  it("needs no place for remote work and keeps the town of hybrid work", () => {
    expect(placeText(storyJob({ location_type: "TELECOMMUTE", locations: [] }))).toBe("Remote");
    expect(placeText(storyJob({ location_type: "HYBRID", distance: 0.2 }))).toBe(
      "Hybrid, Preston, MD, less than a mile",
    );
  });
  it("says so if the place has no name", () => {
    expect(placeText(storyJob({ locations: [], distance: null }))).toBe("Location not specified");
  });
  it("formats thousands of miles readably", () => {
    expect(milesText(2431.4)).toBe("2,431 miles");
  });
});

describe("factTexts", () => {
  it("starts with the season and leaves out unknown facts", () => {
    expect(factTexts(storyJob())).toEqual(["Mar 6 to Sep 28", "Full time", "40 hours a week", "13 openings"]);
    const bare = {
      starts_on: "2026-03-06",
      ends_on: null,
      employment_types: [],
      hours_per_week: null,
      openings: 1,
    };
    expect(factTexts(storyJob(bare))).toEqual(["Starts Mar 6"]);
  });
  it("ignores invalid dates", () => {
    expect(factTexts(storyJob({ starts_on: "soon", ends_on: null, employment_types: ["OTHER"] }))).toEqual([
      "40 hours a week",
      "13 openings",
    ]);
  });
});

describe("initials", () => {
  // @spec 3.5
  it("takes the first and the last name, in capitals", () => {
    expect(initials("Marisol de la Torres", 2)).toBe("MT");
    expect(initials("élodie", 2)).toBe("É");
    expect(initials("Wings Landing Farms", 1)).toBe("W");
    expect(initials("«Nord» 24", 2)).toBe("N2");
    expect(initials(" - ", 2)).toBe("·");
  });
});
