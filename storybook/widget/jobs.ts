import type { CompanyJob } from "../../api/src/company-map/index.ts";
import { makeJobs as makeFakeJobs } from "../../widget/test/fake-jobs.ts";

/** A job of the stories' employers: what its map knows, and what its list says. */
export interface StoryJob extends CompanyJob {
  readonly title: string;
  readonly places: readonly (readonly [locality: string, region: string])[];
}

/** The same jobs each time, by their plain titles. */
export function makeJobs(count: number): StoryJob[] {
  return makeFakeJobs(count).map(({ town: [locality, region], ...job }) => ({
    ...job,
    title: job.title.replace(/ \d+$/, ""),
    places: job.points.length === 0 ? [] : [[locality, region]],
  }));
}

/** Words that are longer than their place. */
export function makeLongJobs(): StoryJob[] {
  return makeJobs(6).map((job) => ({
    ...job,
    title:
      "Senior Regional Maintenance Coordinator for Refrigeration, Fermentation and Rollercoaster-Wheelhouse Systems (m/w/d), Night Shift",
    places: [
      ["Lake Chargoggagoggmanchauggagoggchaubunagungamaugg", "MA"],
      ["Truth or Consequences", "NM"],
    ],
    pay: { currency: "USD", min: 12_345_678, max: 23_456_789, unit: "YEAR" },
    employmentTypes: ["FULL_TIME", "PART_TIME", "TEMPORARY", "PER_DIEM"],
  }));
}

export function summaryOf(job: StoryJob): object {
  return {
    id: job.id,
    title: job.title,
    location_type: job.locationType,
    employment_types: job.employmentTypes,
    base_salary: job.pay,
    locations: job.places.map(([locality, region]) => ({ locality, region, precision: "ROOFTOP" })),
    date_posted: job.day === null ? null : new Date(job.day * 86_400_000).toISOString(),
  };
}

export function detailOf(job: StoryJob): object {
  return {
    ...summaryOf(job),
    description:
      "<p>Cook and plate for <strong>forty</strong> covers, five evenings a week.</p><ul><li>Fish</li><li>Grill</li></ul>",
    responsibilities: "<p>Keep the line clean, and the ice colder than the jokes.</p>",
    qualifications: "<p>Two seasons on a line.</p>",
    benefits: ["Room for staff", "Two meals a shift"],
    apply_kind: "URL",
    apply_url: "https://example.org/apply",
  };
}
