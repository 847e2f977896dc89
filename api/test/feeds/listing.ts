import { JobDetail } from "@jobmap/contract";
import type { FeedHead } from "../../src/feeds/feed.ts";

export const HEAD: FeedHead = {
  title: "Jobs at Skipjack & Sons | Jobmap",
  pageUrl: "https://jobmap.example/jobmap/skipjack",
  feedUrl: "https://jobmap.example/feeds/skipjack/jobs.rss",
  publicUrl: "https://jobmap.example",
  updatedAt: new Date("2026-11-23T12:00:00Z"),
};

const PLACE = {
  street: "12 Dock St",
  locality: "Annapolis",
  region: "MD",
  postal_code: "21401",
  country: "US",
  latitude: 38.9,
  longitude: -76.5,
  precision: "ROOFTOP" as const,
};

/** A listing at two places, with everything that a feed can say. */
export function buildListing(values: Partial<JobDetail> = {}): JobDetail {
  return JobDetail.parse({
    id: 4711,
    slug: "deckhand-4711",
    title: "Deckhand <senior> & mate",
    company: {
      id: 7,
      slug: "skipjack",
      username: "skipjack",
      name: "Skipjack & Sons",
      logo: null,
      is_third_party: false,
      is_demo: false,
      answering: null,
      proved_domain: null,
    },
    location_type: "ONSITE",
    locations: [
      PLACE,
      { ...PLACE, street: null, locality: "Baltimore", postal_code: null, precision: "CITY" },
    ],
    employment_types: ["FULL_TIME", "PER_DIEM"],
    base_salary: { currency: "USD", min: 2_150, max: 2_800, unit: "HOUR" },
    category: { id: 3, code: "53-0000", name: "Transportation" },
    openings: 2,
    hours_per_week: 40,
    starts_on: null,
    ends_on: null,
    date_posted: "2026-11-02T09:30:00.000Z",
    valid_through: "2026-12-31T00:00:00.000Z",
    last_confirmed_at: "2026-11-20T08:00:00.000Z",
    is_from_source: false,
    is_featured: false,
    applications_closed_on: null,
    distance: null,
    status: "PUBLISHED",
    description: "<p>Lines, nets &amp; ladders: loads &lt;40 lb, ends with ]]&gt;.</p>",
    responsibilities: "<ul><li>Keeps the log</li></ul>",
    qualifications: null,
    applicant_location_requirements: [],
    benefits: ["401(k)"],
    other_compensation: [],
    licences: [],
    skills: [{ name: "Knots", required: true }],
    requisition_id: "REQ-9",
    education_level: "HIGH_SCHOOL",
    months_of_experience: 18,
    visa_sponsorship: null,
    occupation_code: null,
    apply_kind: "NATIVE",
    apply_url: null,
    apply_email: null,
    application_deadline: null,
    resume_requirement: "OPTIONAL",
    language: "en",
    source: null,
    source_url: null,
    answer_promise_days: null,
    ...values,
  });
}
