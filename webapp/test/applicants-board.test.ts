import { describe, expect, it } from "vitest";
import { pagesOf, placeOf } from "../src/features/applicants/board/column-pages.ts";
import { stayingText, whyNot } from "../src/features/applicants/board/why-not.ts";
import { STAGES } from "../src/features/applicants/stages.ts";

const [fresh, shortlist, , , hired, closed] = STAGES;

describe("pages of a column", () => {
  it.each([
    [0, 9, [1]],
    [-20, 49, [1]],
    [45, 55, [1, 2]],
    [4_990, 4_999, [100]],
    // An empty column asks for its first page all the same.
    [-20, -1, [1]],
  ])("cards %i to %i are on %j", (first, last, pages) => {
    expect(pagesOf(first, last)).toEqual(pages);
  });

  it("finds each card in its page", () => {
    expect(placeOf(0)).toEqual({ page: 1, at: 0 });
    expect(placeOf(50)).toEqual({ page: 2, at: 0 });
    expect(placeOf(149)).toEqual({ page: 3, at: 49 });
  });
});

describe("why an application cannot be moved", () => {
  const of = (
    status: Parameters<typeof whyNot>[0]["status"],
    ...actions: Parameters<typeof whyNot>[0]["actions"]
  ) => ({
    status,
    actions,
  });

  it("says nothing of those that can", () => {
    expect(whyNot(of("APPLIED", "shortlist", "reject"), shortlist)).toBeUndefined();
  });

  it.each([
    [of("SHORTLISTED", "interview"), shortlist, "is already in “Shortlist”"],
    [of("SHORTLISTED", "interview"), hired, "can be hired only after an interview or an offer"],
    [of("SHORTLISTED", "interview"), fresh, "was not rejected, so there is nothing to reopen"],
    [of("REJECTED", "reopen"), shortlist, "was rejected: reopen the application first"],
    [of("REJECTED"), fresh, "was rejected more than 30 days ago"],
    [of("WITHDRAWN"), shortlist, "withdrew the application"],
    [of("HIRED"), closed, "was hired"],
  ] as const)("%j to %j", (application, stage, why) => {
    expect(whyNot(application, stage)).toBe(why);
  });

  it("names one, and counts several with their reasons", () => {
    const named = (name: string, application: ReturnType<typeof of>) => ({
      ...application,
      applicant: { name },
    });
    const ada = named("Ada Marsh", of("WITHDRAWN"));
    expect(stayingText([ada], shortlist)).toBe("Ada Marsh withdrew the application.");
    expect(stayingText([ada, named("Bea Marsh", of("HIRED"))], shortlist)).toBe(
      "2 stay where they are (Shortlist): withdrew the application; was hired.",
    );
  });
});
