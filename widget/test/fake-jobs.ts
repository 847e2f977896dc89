import type { CompanyJob } from "../../api/src/company-map/index.ts";
import type { CompanyInfo } from "../src/core/company-columns-meta.ts";

const TITLES = ["Line Cook", "Night Auditor", "Deckhand", "Farm Laborer", "Registered Nurse"];
type Town = readonly [name: string, state: string, latitude: number, longitude: number];

const TOWNS: readonly [Town, ...Town[]] = [
  ["Cambridge", "MD", 38.563, -76.079],
  ["Ocean City", "MD", 38.336, -75.085],
  ["Baltimore", "MD", 39.29, -76.612],
  ["Dover", "DE", 39.158, -75.524],
  ["Richmond", "VA", 37.541, -77.436],
];

/** A job of an employer that is made up: what its map knows, and what its list says. */
export interface FakeJob extends CompanyJob {
  readonly title: string;
  readonly town: Town;
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
              country: "US",
            },
          ],
    };
  });
}

/** Jobs all over the contiguous states, and so many far off them: 17 in Alaska, 40 in Hawaii, 23 in Puerto Rico. */
export function makeNation(firstId = 40_001): FakeJob[] {
  const far: readonly (readonly [number, ...Town])[] = [
    [17, "Anchorage", "AK", 61.218, -149.9],
    [40, "Honolulu", "HI", 21.31, -157.86],
    [23, "Ponce", "PR", 18.01, -66.61],
  ];
  const others = far.flatMap(([count, name, region, latitude, longitude]) =>
    Array<Town>(count).fill([name, region, latitude, longitude]),
  );
  return makeJobs(4_000, firstId).map((job, i) => {
    const other = i % 40 === 0 ? others[i / 40] : undefined;
    const [name, region, latitude, longitude] = other ?? CITIES[i % CITIES.length] ?? TOWNS[0];
    const stray = (n: number): number => (((n * 7_919) % 1_000) / 1_000 - 0.5) * (other ? 0.4 : 1.4);
    const place = { latitude: latitude + stray(i), longitude: longitude + stray(3 * i) };
    return {
      ...job,
      title: i % 5 === 0 ? "Regional Sales Manager, Northern Territories" : job.title,
      town: [name, region, latitude, longitude],
      points: [
        {
          ...place,
          precision: i % 3 === 0 ? "ROOFTOP" : "CITY",
          area: AREAS[region] ?? region,
          country: "US",
        },
      ],
    };
  });
}

const AREAS: Readonly<Record<string, string>> = { AK: "Alaska", HI: "Hawaii", PR: "Puerto Rico" };
const CITIES: readonly Town[] = [
  ["New York", "NY", 40.71, -74.0],
  ["Chicago", "IL", 41.88, -87.63],
  ["Houston", "TX", 29.76, -95.37],
  ["Phoenix", "AZ", 33.45, -112.07],
  ["Los Angeles", "CA", 34.05, -118.24],
  ["Denver", "CO", 39.74, -104.99],
  ["Seattle", "WA", 47.61, -122.33],
  ["Miami", "FL", 25.9, -80.4],
  ["Atlanta", "GA", 33.75, -84.39],
  ["Minneapolis", "MN", 44.98, -93.27],
  ["Boston", "MA", 42.36, -71.2],
  ["Kansas City", "MO", 39.1, -94.58],
];

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
    company: { ...company, is_third_party: false, answering: null, proved_domain: null },
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
    is_featured: false,
    applications_closed_on: null,
    distance: null,
  };
}
