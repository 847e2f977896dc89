import { CATEGORIES } from "@jobmap/contract/categories";
import { generateDemo } from "../../db/demo/generate.ts";
import type { DemoJob } from "../../db/demo/job.ts";
import { matchAreas } from "../../src/gateways/places/with-areas.ts";
import { type IndexedJob, JobIndex } from "../../src/map/index.ts";
import { NamedPlaces } from "../../src/places/named-places.ts";
import { annotate } from "../../src/search/annotate.ts";
import { SearchReader } from "../../src/search/search-reader.ts";
import { gazetteer } from "../places/gazetteer.ts";

/** The day on which the demo data of these tests is fresh. */
export const TODAY = new Date("2026-11-20T12:00:00Z");

const CATEGORY_CODES = CATEGORIES.map(({ code }) => code);

/** A demo job as the index would read it from the database. */
export function indexedJob(job: DemoJob, id: number, companyId: number): IndexedJob {
  const { posting } = job;
  const { occupation, locations } = posting;
  const category = CATEGORY_CODES.indexOf(occupation.category as (typeof CATEGORY_CODES)[number]);
  return {
    id,
    companyId,
    title: posting.title,
    company: posting.company.name,
    employmentTypes: posting.working.types,
    locationType: posting.locationType,
    categoryId: category + 1,
    educationLevel: posting.education,
    pay: posting.pay && { currency: "USD", ...posting.pay },
    postedAt: Math.floor(job.postedAt.getTime() / 1_000),
    locations: locations.flatMap(({ latitude, longitude, precision }) =>
      latitude === null || longitude === null || precision === null
        ? []
        : [{ latitude, longitude, precision }],
    ),
    ...annotate({
      title: posting.title,
      company: posting.company.name,
      category: CATEGORIES[category]?.name ?? null,
      skills: [...posting.requiredSkills, ...posting.helpfulSkills],
      licenses: posting.licences,
      benefits: posting.benefits,
      prose: job.description.replace(/<[^>]*>/g, " "),
      employmentTypes: posting.working.types,
      locationType: posting.locationType,
      educationLevel: posting.education,
      occupationCode: occupation.code,
      monthsOfExperience: posting.years * 12,
      sponsorsVisa: posting.sponsorsVisa,
    }),
  };
}

export interface SearchWorld {
  readonly index: JobIndex;
  readonly reader: SearchReader;
  readonly jobs: ReadonlyMap<number, DemoJob>;
}

/** Places by their whole names, areas among them. */
export const namedPlaces = new NamedPlaces(
  gazetteer,
  matchAreas((text) => gazetteer.populationOf(text)),
);

/** The open demo jobs as the index would read them. @param jobs receives each by its id */
export function indexedDemoJobs(count: number, jobs = new Map<number, DemoJob>()): IndexedJob[] {
  const rows: IndexedJob[] = [];
  const companies = new Map<string, number>();
  for (const job of generateDemo({ jobs: count, today: TODAY }, gazetteer.places).jobs()) {
    if (job.status !== "PUBLISHED") continue;
    const id = jobs.size + 1;
    const { username } = job.posting.company;
    const companyId = companies.get(username) ?? companies.size + 1;
    companies.set(username, companyId);
    jobs.set(id, job);
    rows.push(indexedJob(job, id, companyId));
  }
  return rows;
}

/** The open demo jobs in an index, with a reader for what is typed, without a database. */
export function openDemoJobs(count: number): SearchWorld {
  const jobs = new Map<number, DemoJob>();
  const rows = indexedDemoJobs(count, jobs);
  const index = JobIndex.build(rows, { now: () => TODAY.getTime() / 1_000, rebuildAfter: 0 });
  return { index, jobs, reader: new SearchReader(namedPlaces, () => index) };
}
