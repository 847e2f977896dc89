import type { EmployerJob } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { asListed } from "../src/features/post-job/as-listed.ts";
import { EMPTY_DRAFT } from "../src/features/post-job/editor/empty-draft.ts";

const NOW = Date.parse("2026-06-20T12:00:00Z");
const DATA = { company: { name: "Wings Landing" }, categories: [], days_published: 30 };
type Dates = Pick<EmployerJob, "first_published_at" | "application_deadline" | "last_confirmed_at">;
const listed = (dates: Partial<Dates>) => {
  const job = { ...EMPTY_DRAFT, changes: {}, first_published_at: null, last_confirmed_at: null, ...dates };
  const { date_posted, valid_through } = asListed(
    job as EmployerJob,
    DATA as unknown as Parameters<typeof asListed>[1],
    NOW,
  );
  return [date_posted, valid_through];
};

describe("asListed", () => {
  it("dates a draft by the day it would be published", () =>
    expect(listed({})).toEqual(["2026-06-20T12:00:00.000Z", "2026-07-20T12:00:00.000Z"]));

  it("keeps the date of a listing that was published before", () =>
    expect(listed({ first_published_at: "2026-06-10T12:00:00.000Z" })).toEqual([
      "2026-06-10T12:00:00.000Z",
      "2026-07-10T12:00:00.000Z",
    ]));

  it("includes unpublished changes", () => {
    const base_salary = { currency: "EUR", min: 280_000, max: 350_000, unit: "MONTH" } as const;
    const changes = { title: "Boatman", base_salary };
    const job = { ...EMPTY_DRAFT, title: "Deckhand", changes } as unknown as EmployerJob;
    const of = (one: EmployerJob) => asListed(one, DATA as unknown as Parameters<typeof asListed>[1], NOW);
    expect(of(job)).toMatchObject({ title: "Boatman", base_salary });
    const unfinished = { ...job, changes: { base_salary: { ...base_salary, min: null } } };
    expect(of(unfinished).base_salary).toBeNull();
  });

  it("ends on the day of the deadline", () =>
    expect(listed({ application_deadline: "2026-06-25" })[1]).toBe("2026-06-26T00:00:00.000Z"));
});
