import type { JobSummary, LocalDirectory, LocalJobs, LocalLink } from "@jobmap/contract";
import { MIN_LOCAL_JOBS } from "@jobmap/contract/limits";
import { LRUCache } from "lru-cache";
import { notFound } from "../errors/api-error.ts";
import { answerFigures, payFigures } from "../landing/figures.ts";
import {
  type PageOfPlace,
  placeKey,
  placeKeysOf,
  readPlace,
  regionName,
  regionSlug,
} from "../landing/place-keys.ts";
import type { JobFilter, TermReference } from "../map/index.ts";
import { distanceKm } from "../places/distance.ts";
import { readAnswerRecords } from "../queries/answer-points.ts";
import { occupationPages, type PageOccupation } from "../search/occupation-pages.ts";
import type { Services } from "../services.ts";
import { findJobSummaries } from "./job-summaries.ts";
import { type LocalCatalog, type LocalPlace, localCatalog, namePlace } from "./local-catalog.ts";

const NEWEST = 10;
/** Towns near by, and how far that is. */
const NEAR = 12;
const NEAR_KM = 120;
const TOP_TOWNS = 60;
/** Pages that are kept until a job changes. */
const KEPT = 500;
const kept = new WeakMap<Services["jobIndex"], LRUCache<string, LocalJobs>>();

/**
 * Open jobs in a place, or of an occupation there, counted in the index as it is now.
 * @throws ApiError `not_found` where there are none
 */
export async function findLocalJobs(
  services: Services,
  slugs: { readonly place: string; readonly occupation?: string | undefined },
): Promise<LocalJobs> {
  const place = readPlace(slugs.place);
  const occupation = slugs.occupation === undefined ? null : occupationPages().bySlug.get(slugs.occupation);
  if (!place || occupation === undefined) throw notFound("Page not found.");
  const { index } = services.jobIndex;
  const cache = kept.get(services.jobIndex) ?? new LRUCache<string, LocalJobs>({ max: KEPT });
  kept.set(services.jobIndex, cache);
  const key = `${place.slug}/${occupation?.slug ?? ""}`;
  const known = cache.get(key);
  if (known?.version === index.state) return known;
  const made = await survey(services, place, occupation, index.state);
  cache.set(key, made);
  return made;
}

async function survey(
  services: Services,
  place: PageOfPlace,
  occupation: PageOccupation | null,
  version: string,
): Promise<LocalJobs> {
  const { jobIndex, places, database } = services;
  const filter = filterOf(place, occupation);
  const { total, stated, pay, companies } = jobIndex.index.survey(filter);
  if (total === 0) throw notFound("Page not found.");
  const { ids } = jobIndex.index.list(filter, { sort: "newest", limit: NEWEST });
  const [catalog, newest, records, [at]] = await Promise.all([
    localCatalog(services),
    findJobSummaries(ids, services.now()),
    readAnswerRecords(database),
    places.autocomplete(namePlace(places, place).name, { limit: 1 }),
  ]);
  const state = { slug: regionSlug(place.region), name: regionName(place.region) };
  const hasRegion = at?.region === place.region;
  return {
    place: {
      slug: place.slug,
      name: namePlace(places, place).name,
      kind: place.town === null ? "STATE" : "TOWN",
      state,
      at: at && hasRegion ? at : null,
    },
    occupation: occupation && { slug: occupation.slug, name: occupation.name, code: occupation.code },
    total,
    stated,
    employers: companies.size,
    pay: payFigures(pay),
    answers: answerFigures(companies, records),
    newest: newest.map((job) => ({ ...job, locations: ownFirst(job.locations, place) })),
    occupations: occupationLinks(jobIndex.index, catalog, place),
    places: placeLinks(jobIndex.index, catalog, place, occupation),
    version,
  };
}

/** The place of the page comes first of a job's places. */
function ownFirst(locations: JobSummary["locations"], { slug }: PageOfPlace): JobSummary["locations"] {
  const isOwn = (location: JobSummary["locations"][number]) =>
    placeKeysOf([location]).includes(placeKey({ slug }));
  return [...locations.filter(isOwn), ...locations.filter((location) => !isOwn(location))];
}

function filterOf(
  place: Pick<PageOfPlace, "slug">,
  occupation: Pick<PageOccupation, "key"> | null,
): JobFilter {
  const concept = (value: string): TermReference => ({ field: "concept", value });
  const keys = [placeKey(place), ...(occupation ? [occupation.key] : [])];
  return { clauses: keys.map((key) => [[concept(key)]]) };
}

type Index = Services["jobIndex"]["index"];

/** The other occupations of a place, each counted now. */
function occupationLinks(index: Index, catalog: LocalCatalog, place: PageOfPlace): LocalLink[] {
  const { bySlug } = occupationPages();
  return [...(catalog.get(place.slug)?.occupations.keys() ?? [])]
    .flatMap((slug) => {
      const occupation = bySlug.get(slug);
      return occupation
        ? [{ slug, name: occupation.name, jobs: index.count(filterOf(place, occupation)) }]
        : [];
    })
    .filter(({ jobs }) => jobs >= MIN_LOCAL_JOBS)
    .sort(mostFirst);
}

/** Towns near a town, or all towns of a state; with an occupation those that have it. */
function placeLinks(
  index: Index,
  catalog: LocalCatalog,
  place: PageOfPlace,
  occupation: PageOccupation | null,
): LocalLink[] {
  const own = catalog.get(place.slug)?.position;
  const candidates = [...catalog.values()].filter(
    (other) =>
      other.town !== null &&
      other.slug !== place.slug &&
      (place.town !== null || other.region === place.region) &&
      (occupation === null || other.occupations.has(occupation.slug)),
  );
  const chosen =
    place.town === null ? candidates : own ? nearest(candidates, own) : candidates.filter(inState(place));
  return chosen
    .map(({ slug, name }) => ({ slug, name, jobs: index.count(filterOf({ slug }, occupation)) }))
    .filter(({ jobs }) => jobs >= MIN_LOCAL_JOBS)
    .sort(mostFirst);
}

const inState = (place: PageOfPlace) => (other: LocalPlace) => other.region === place.region;

function nearest(candidates: readonly LocalPlace[], from: NonNullable<LocalPlace["position"]>): LocalPlace[] {
  return candidates
    .flatMap((place) => (place.position ? [{ place, km: distanceKm(place.position, from) }] : []))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAR)
    .map(({ place }) => place);
}

const mostFirst = (a: LocalLink, b: LocalLink) => b.jobs - a.jobs || (a.name < b.name ? -1 : 1);

/** States and the towns with most jobs, as of the last minute. */
export async function findLocalDirectory(services: Services): Promise<LocalDirectory> {
  const links = [...(await localCatalog(services)).values()].sort(mostFirst);
  const link = ({ slug, name, jobs }: LocalPlace): LocalLink => ({ slug, name, jobs });
  return {
    total: services.jobIndex.index.size,
    states: links
      .filter(({ town }) => town === null)
      .map(link)
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    towns: links
      .filter(({ town }) => town !== null)
      .slice(0, TOP_TOWNS)
      .map(link),
  };
}
