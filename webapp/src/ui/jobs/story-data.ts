import type { Company, JobLocation, JobSummary } from "@jobmap/contract";

/** The time in every story, so that screenshots are comparable. */
export const STORY_NOW = Date.UTC(2026, 2, 14, 12);

const PRESTON: JobLocation = {
  street: "4320 Choptank Road",
  locality: "Preston",
  region: "MD",
  postal_code: "21655",
  country: "US",
  latitude: 38.711,
  longitude: -75.908,
  precision: "ROOFTOP",
};

export function storyLocation(changes: Partial<JobLocation> = {}): JobLocation {
  return { ...PRESTON, ...changes };
}

export function storyJob(changes: Partial<JobSummary> = {}): JobSummary {
  return {
    id: 25506064,
    slug: "farm-laborer-wings-landing-farms",
    title: "Farm Laborer",
    company: {
      id: 7,
      slug: "wings-landing-farms",
      username: "wingslanding",
      name: "Wings Landing Farms LLC",
      logo: null,
      is_third_party: false,
      is_demo: false,
      answering: { percent: 92, within_days: 3 },
      proved_domain: null,
    },
    location_type: "ONSITE",
    locations: [PRESTON],
    employment_types: ["FULL_TIME"],
    base_salary: { currency: "USD", min: 1821, max: null, unit: "HOUR" },
    category: { id: 45, code: "45", name: "Farming, Fishing, and Forestry" },
    openings: 13,
    hours_per_week: 40,
    starts_on: "2026-03-06",
    ends_on: "2026-09-28",
    date_posted: "2026-02-20T09:00:00.000Z",
    valid_through: null,
    last_confirmed_at: "2026-03-12T15:00:00.000Z",
    is_from_source: false,
    is_featured: false,
    applications_closed_on: null,
    distance: 15.2,
    ...changes,
  };
}

/** One job in each possible state, in list order. */
export const STORY_JOBS: readonly JobSummary[] = [
  storyJob({
    id: 1,
    title: "Nursery Worker",
    company: { ...storyJob().company, id: 1, name: "Hubbard Road Tree Farm LLC" },
    locations: [storyLocation({ locality: "Hurlock" })],
    base_salary: { currency: "USD", min: 1821, max: 2240, unit: "HOUR" },
    openings: 6,
    hours_per_week: 50,
    distance: 12.8,
  }),
  storyJob(),
  storyJob({
    id: 3,
    title: "Agricultural Equipment Operator",
    company: { ...storyJob().company, id: 3, name: "Black Gold Farms, Inc.", is_third_party: true },
    locations: [storyLocation({ locality: "Rhodesdale", precision: "POSTCODE" })],
    openings: 3,
    last_confirmed_at: "2026-02-18T09:00:00.000Z",
    distance: 17.4,
  }),
  storyJob({
    id: 4,
    title: "Registered Nurse, Cardiac Care",
    company: { ...storyJob().company, id: 4, name: "Tidewater Regional Medical Center", is_demo: true },
    locations: [storyLocation({ locality: "Easton" }), storyLocation({ locality: "Salisbury" })],
    employment_types: ["FULL_TIME", "PER_DIEM"],
    base_salary: { currency: "USD", min: 7850000, max: 9600000, unit: "YEAR" },
    openings: 1,
    hours_per_week: null,
    starts_on: null,
    ends_on: null,
    distance: 0.4,
  }),
  storyJob({
    id: 5,
    title: "Bookkeeper",
    company: { ...storyJob().company, id: 5, name: "Dorchester Marine Supply" },
    location_type: "TELECOMMUTE",
    locations: [],
    employment_types: ["PART_TIME"],
    base_salary: null,
    openings: 1,
    hours_per_week: 20,
    starts_on: null,
    ends_on: null,
    last_confirmed_at: null,
    distance: null,
  }),
];

export const LONG_JOB = storyJob({
  id: 6,
  title:
    "Senior Associate Director of Interdisciplinary Environmental Restoration, Shoreline Stabilization and Oyster-Reef Rehabilitation Programs (Chesapeake and Coastal Bays)",
  company: {
    ...storyJob().company,
    name: "The Maryland-Delaware-Virginia Intergovernmental Estuarine Conservation and Rehabilitation Partnership Foundation, Incorporated",
  },
  locations: [storyLocation({ locality: "Llanfairpwllgwyngyll-upon-Choptank", precision: "CITY" })],
  base_salary: { currency: "USD", min: 12475000, max: 18690000, unit: "YEAR" },
  employment_types: ["FULL_TIME", "CONTRACTOR", "TEMPORARY"],
  openings: 1250,
});

export function storyCompany(changes: Partial<Company> = {}): Company {
  return {
    ...storyJob().company,
    website: "https://example.com",
    description: null,
    industry: "Vegetable farm",
    size: "11-50",
    founded: 1978,
    locality: "Preston",
    region: "MD",
    country: "US",
    tagline: "Vegetables since 1911",
    social: {},
    gallery: [],
    culture: null,
    answer_promise_days: null,
    job_count: 4,
    ...changes,
  };
}
