import type { Call, Company, Endpoints, JobDetail, JobLocation, JobSummary } from "@jobmap/contract";
import { NO_JOB_FIELDS } from "@jobmap/contract/job-fields";

export const NOW = Date.parse("2026-11-20T12:00:00Z");

export function buildLocation(change: Partial<JobLocation> = {}): JobLocation {
  return {
    street: "4310 Payne Road",
    locality: "Preston",
    region: "MD",
    postal_code: "21655",
    country: "US",
    latitude: 38.71,
    longitude: -75.9,
    precision: "ROOFTOP",
    ...change,
  };
}

export function buildCompany(change: Partial<Company> = {}): Company {
  return {
    id: 7,
    slug: "wings-landing",
    username: "wings-landing",
    name: "Wings Landing Farms",
    logo: null,
    is_third_party: false,
    is_demo: false,
    answering: null,
    proved_domain: null,
    website: "https://www.wings.example/",
    description: null,
    industry: null,
    size: null,
    founded: null,
    locality: null,
    region: null,
    country: "US",
    tagline: "",
    social: {},
    gallery: [],
    culture: null,
    answer_promise_days: null,
    job_count: 3,
    ...change,
  };
}

export function buildJob(change: Partial<JobDetail> = {}): JobDetail {
  const { id, slug, username, name, logo, is_third_party, is_demo, answering, proved_domain } =
    buildCompany();
  return {
    ...NO_JOB_FIELDS,
    id: 12,
    slug: "farm-laborer",
    title: "Farm Laborer",
    company: { id, slug, username, name, logo, is_third_party, is_demo, answering, proved_domain },
    location_type: "ONSITE",
    locations: [buildLocation()],
    employment_types: ["FULL_TIME"],
    base_salary: { currency: "USD", min: 1821, max: null, unit: "HOUR" },
    category: null,
    ends_on: null,
    date_posted: "2026-11-12T09:00:00.000Z",
    valid_through: "2026-12-12T09:00:00.000Z",
    last_confirmed_at: null,
    is_from_source: false,
    is_featured: false,
    applications_closed_on: null,
    distance: null,
    status: "PUBLISHED",
    description: "<p>Pick vegetables.</p>",
    responsibilities: null,
    qualifications: null,
    applicant_location_requirements: [],
    benefits: [],
    other_compensation: [],
    licences: [],
    skills: [],
    occupation_code: null,
    apply_kind: "URL",
    apply_url: "https://wings.example/apply",
    apply_email: null,
    application_deadline: null,
    answer_promise_days: null,
    language: "en",
    source: null,
    source_url: null,
    ...change,
  };
}

export function buildSummary(change: Partial<JobSummary> = {}): JobSummary {
  return buildJob(change);
}

type Key = keyof Endpoints;
type Answers = { [K in Key]?: (input: Parameters<Call>[1]) => unknown };

/** The API as a test wants it. What it was asked stands in `asked`; what has no answer is a mistake of the test. */
export function fakeCall(answers: Answers): { call: Call; asked: { key: Key; input: unknown }[] } {
  const asked: { key: Key; input: unknown }[] = [];
  const call = async (key: Key, input: Parameters<Call>[1]) => {
    asked.push({ key, input });
    const answer = answers[key];
    if (!answer) throw new Error(`The test has no answer for ${key}.`);
    return answer(input);
  };
  return { call: call as Call, asked };
}

/** What a loader's call throws on the server. */
export function refusal(status: number, code: string): () => never {
  return () => {
    throw Response.json({ code, message: `${code}.` }, { status });
  };
}

/** The status of the Response that a promise is rejected with. */
export async function statusOf(promise: Promise<unknown>): Promise<number | undefined> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Response ? error.status : undefined;
}
