import type { EmployerJob } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { asListed } from "../src/features/post-job/as-listed.ts";

const NOW = Date.parse("2026-06-20T12:00:00Z");
const DATA = { company: { name: "Wings Landing" }, categories: [], days_published: 30 };
type Dates = Pick<EmployerJob, "first_published_at" | "application_deadline" | "last_confirmed_at">;
const listed = (dates: Partial<Dates>) => {
  const job = { first_published_at: null, application_deadline: null, last_confirmed_at: null, ...dates };
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

  it("keeps the true date of what was published before", () =>
    expect(listed({ first_published_at: "2026-06-10T12:00:00.000Z" })).toEqual([
      "2026-06-10T12:00:00.000Z",
      "2026-07-10T12:00:00.000Z",
    ]));

  it("ends with the day of the deadline", () =>
    expect(listed({ application_deadline: "2026-06-25" })[1]).toBe("2026-06-26T00:00:00.000Z"));
});
