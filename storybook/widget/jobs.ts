import type { CompanyJob } from "../../api/src/company-map/index.ts";

/** A job of the stories' employers: what its map knows, and what its list says. */
export interface StoryJob extends CompanyJob {
  readonly title: string;
  readonly places: readonly (readonly [locality: string, region: string])[];
}

const TITLES = ["Line Cook", "Night Auditor", "Deckhand", "Farm Laborer", "Registered Nurse"];
const TOWNS = [
  ["Cambridge", "MD", 38.563, -76.079],
  ["Ocean City", "MD", 38.336, -75.085],
  ["Baltimore", "MD", 39.29, -76.612],
  ["Dover", "DE", 39.158, -75.524],
  ["Richmond", "VA", 37.541, -77.436],
] as const;
const [FIRST_TOWN] = TOWNS;

/** The same jobs each time. Every seventh states no pay, every eleventh is remote. */
export function makeJobs(count: number): StoryJob[] {
  return Array.from({ length: count }, (_, i) => {
    const [locality, region, latitude, longitude] = TOWNS[i % TOWNS.length] ?? FIRST_TOWN;
    const isRemote = i % 11 === 10;
    const spread = (n: number) => (((n * 7_919) % 1_000) / 1_000 - 0.5) * 1.2;
    return {
      id: i + 1,
      title: TITLES[i % TITLES.length] ?? "",
      places: isRemote ? [] : [[locality, region]],
      day: 20_700 - (i % 30),
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
              latitude: latitude + spread(i + 1),
              longitude: longitude + spread(3 * i + 5),
              precision: i % 2 === 0 ? "ROOFTOP" : "CITY",
            },
          ],
    };
  });
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
    date_posted: new Date(job.day * 86_400_000).toISOString(),
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
