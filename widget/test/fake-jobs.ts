import type { CompanyJob } from "../../api/src/company-map/index.ts";
import type { CompanyInfo } from "../src/core/company-columns-meta.ts";

const TITLES = ["Line Cook", "Night Auditor", "Deckhand", "Farm Laborer", "Registered Nurse"];
const TOWNS = [
  ["Cambridge", "MD", 38.563, -76.079],
  ["Ocean City", "MD", 38.336, -75.085],
  ["Baltimore", "MD", 39.29, -76.612],
  ["Dover", "DE", 39.158, -75.524],
  ["Richmond", "VA", 37.541, -77.436],
] as const;

/** A job of an employer that is made up: what its map knows, and what its list says. */
export interface FakeJob extends CompanyJob {
  readonly title: string;
  readonly town: (typeof TOWNS)[number];
}

/** The same jobs each time. Every seventh states no pay, every eleventh is remote. */
export function makeJobs(count: number, firstId = 1): FakeJob[] {
  return Array.from({ length: count }, (_, i) => {
    const town = TOWNS[i % TOWNS.length] ?? TOWNS[0];
    const spread = (n: number): number => (((n * 7_919) % 1_000) / 1_000 - 0.5) * 1.2;
    const isRemote = i % 11 === 10;
    return {
      id: firstId + i,
      title: `${TITLES[i % TITLES.length]} ${i + 1}`,
      town,
      day: i % 7 === 5 ? null : 20_700 - (i % 30),
      pay:
        i % 7 === 6
          ? null
          : { currency: "USD", min: 1_800 + (i % 40) * 25, max: i % 3 === 0 ? 4_000 : null, unit: "HOUR" },
      locationType: isRemote ? "TELECOMMUTE" : i % 5 === 4 ? "HYBRID" : "ONSITE",
      employmentTypes: [i % 4 === 3 ? "PART_TIME" : "FULL_TIME"],
      categoryId: (i % 3) + 1,
      points: isRemote
        ? []
        : [
            {
              latitude: town[2] + spread(i + 1),
              longitude: town[3] + spread(3 * i + 5),
              precision: i % 2 === 0 ? "ROOFTOP" : "CITY",
            },
          ],
    };
  });
}

/** Those of the jobs, as their map names them. */
export const CATEGORIES = [
  { id: 1, code: "35-0000", name: "Food Preparation and Serving" },
  { id: 2, code: "29-0000", name: "Healthcare Practitioners" },
  { id: 3, code: "45-0000", name: "Farming, Fishing and Forestry" },
];

/** A job as the list tells it. */
export function summaryOf(job: FakeJob, company: CompanyInfo) {
  const [locality, region] = job.town;
  return {
    id: job.id,
    slug: `job-${job.id}`,
    title: job.title,
    company: { ...company, is_third_party: false, answering: null },
    location_type: job.locationType,
    locations: job.points.map(({ latitude, longitude, precision }) => ({
      latitude,
      longitude,
      precision,
      locality,
      region,
      postal_code: null,
      country: "US",
      street: null,
    })),
    employment_types: [...job.employmentTypes],
    base_salary: job.pay,
    category: null,
    openings: null,
    hours_per_week: null,
    starts_on: null,
    ends_on: null,
    date_posted: job.day === null ? null : new Date(job.day * 86_400_000).toISOString(),
    valid_through: null,
    last_confirmed_at: null,
    is_from_source: false,
    applications_closed_on: null,
    distance: null,
  };
}
