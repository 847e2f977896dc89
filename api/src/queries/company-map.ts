import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { MAX_COMPANY_JOBS } from "@jobmap/contract";
import { textOf } from "@jobmap/contract/text-of";
import { LRUCache } from "lru-cache";
import type { Sequelize } from "sequelize";
import {
  boundsOf,
  buildCompanyMap,
  buildLargeCompanyMap,
  type CompanyMap,
  countryOf,
  encodeCompany,
  frameOf,
  type Heading,
} from "../company-map/index.ts";
import { ApiError, notFound } from "../errors/api-error.ts";
import { type Bounds, clustersToJson } from "../map/index.ts";
import { Company } from "../models/index.ts";
import type { Services } from "../services.ts";
import { readCompanyJobs, spotsOf } from "./company-jobs.ts";
import { findCategories } from "./names.ts";

/** A company's map as cached: the same for everyone until one of its jobs changes. */
export interface StoredCompanyMap extends CompanyMap {
  /** The binary response. */
  readonly bytes: Uint8Array;
  /** The same with the strongest compression so far, done off the main thread. */
  brotli: Uint8Array;
  /** Of the content, so that it is the same in every process. */
  readonly hash: string;
}

/** Memory for all cached maps, in bytes; one of 10,000 jobs takes about 2 MB. */
const CACHE_BYTES = 64 * 1024 * 1024;
const BYTES_AN_ENTRY = 200;
const MAX_TEXT_LENGTH = 400;
/** Attempts to read a consistent map: a company with imported jobs can change all the time. */
const MAX_READS = 3;

const kept = new WeakMap<Sequelize, LRUCache<string, StoredCompanyMap>>();
const underWay = new WeakMap<Sequelize, Map<string, Promise<StoredCompanyMap>>>();

/** A company by its username, or by its slug, which old links use. Includes hidden ones; null if there is none. */
export async function findMapCompany(name: string): Promise<Company | null> {
  return (
    (await Company.findOne({ where: { username: name } })) ??
    (await Company.findOne({ where: { slug: name } }))
  );
}

/** @throws ApiError `not_found` for an unknown company, `gone` for one that is hidden. */
export function openCompany(company: Company | null): Company {
  if (!company) throw notFound("Company not found.");
  if (!company.showProfile) throw new ApiError("gone", "This company does not show its jobs at present.");
  return company;
}

/**
 * The map of a company that may be shown. Built once per version of its jobs and its profile, and never from a version older
 * than any process has announced.
 */
export async function loadCompanyMap(company: Company, services: Services): Promise<StoredCompanyMap> {
  const { database, jobIndex } = services;
  await jobIndex.freshen();
  const version = jobIndex.versionOf(company.id);
  const key = `${company.id} ${version} ${company.updatedAt.getTime()}`;
  const maps =
    kept.get(database) ?? new LRUCache({ max: 1_000, maxSize: CACHE_BYTES, sizeCalculation: sizeOf });
  const loading = underWay.get(database) ?? new Map<string, Promise<StoredCompanyMap>>();
  kept.set(database, maps);
  underWay.set(database, loading);
  const known = maps.get(key);
  if (known) return known;
  const promise =
    loading.get(key) ??
    makeMap(company, version, services)
      .then((map) => {
        maps.set(key, map);
        return map;
      })
      .finally(() => loading.delete(key));
  loading.set(key, promise);
  return promise;
}

/**
 * A consistent snapshot: a write during the read would be part of it under a version from before that write, so it is read
 * again.
 */
async function makeMap(company: Company, version: number, services: Services): Promise<StoredCompanyMap> {
  const { jobIndex } = services;
  for (let asked = version, tries = 1; ; tries++) {
    const map = await readMap(company, asked, services);
    await jobIndex.freshen();
    const known = jobIndex.versionOf(company.id);
    if (known === asked || tries === MAX_READS) return map;
    asked = known;
  }
}

async function readMap(company: Company, version: number, services: Services): Promise<StoredCompanyMap> {
  const { index } = services.jobIndex;
  const heading = headingOf(company, version, index.jobsOf(company.id), services.env.PUBLIC_URL);
  const map =
    heading.total > MAX_COMPANY_JOBS
      ? await makeLargeMap(heading, services)
      : buildCompanyMap(
          heading,
          await readCompanyJobs(services.database, company.id, services.now()),
          (await findCategories()).map(({ id, code, name }) => ({ id, code, name })),
        );
  const hash = createHash("sha256")
    .update(JSON.stringify({ ...map.meta, version: 0 }))
    .update(map.columns)
    .digest("base64url")
    .slice(0, 20);
  const bytes = encodeCompany(map.meta, map.columns);
  const isSmall = bytes.byteLength <= SMALL_BYTES;
  const stored = { ...map, bytes, brotli: await compress(bytes, isSmall ? STRONGEST : QUICK), hash };
  // A megabyte takes a second and becomes a fifth smaller: whoever asks first does not wait for that.
  if (!isSmall)
    compress(bytes, STRONGEST).then(
      (smaller) => {
        stored.brotli = smaller;
      },
      () => {},
    );
  return stored;
}

/** Brotli qualities. */
const QUICK = 5;
const STRONGEST = 10;
/** The strongest compression of as much takes some tens of milliseconds. */
const SMALL_BYTES = 32_768;

const compress = (bytes: Uint8Array, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

async function makeLargeMap(heading: Heading, { jobIndex }: Services): Promise<CompanyMap> {
  const { id } = heading.company;
  const regions = spotsOf(await jobIndex.regions.of(id));
  // A region extends to its corners; its jobs count at its center.
  const frame = frameOf(regions);
  const isFar = new Set(frame.far.map(({ name }) => name));
  const corners = (boxes: readonly Bounds[]) =>
    boundsOf(
      boxes.flatMap(({ west, south, east, north }) => [
        { longitude: west, latitude: south },
        { longitude: east, latitude: north },
      ]),
    );
  const bounds = corners(regions.flatMap(({ area, box }) => (isFar.has(area) ? [] : [box])));
  const far = frame.far.map((one) => ({
    ...one,
    bounds: corners(regions.flatMap(({ area, box }) => (area === one.name ? [box] : []))) ?? one.bounds,
  }));
  const country = countryOf(regions);
  const all = corners(regions.map(({ box }) => box));
  if (all === null) return buildLargeCompanyMap(heading, { bounds, far, country }, () => []);
  const [west, south, east, north] = all;
  return buildLargeCompanyMap(heading, { bounds, far, country }, (zoom) => {
    const view = clustersToJson(
      jobIndex.index.clusters({ companyIds: [id] }, { west, south, east, north }, zoom),
    );
    const clusters = [...view.clusters, ...view.pins.map((pin) => ({ ...pin, count: 1 }))];
    return clusters.map(({ longitude, latitude, count }) => [longitude, latitude, count]);
  });
}

function headingOf(company: Company, version: number, total: number, publicUrl: string): Heading {
  const { id, username, slug, name, isDemo } = company;
  const text = company.description === null ? "" : textOf(company.description);
  return {
    company: {
      id,
      username,
      slug,
      name,
      logo: ownLogo(company.logo, publicUrl),
      text:
        text === "" ? null : text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text,
      is_demo: isDemo,
    },
    total,
    version,
  };
}

/** The logo if this host serves it: embeds load nothing from other hosts. */
function ownLogo(logo: string | null, publicUrl: string): string | null {
  if (!logo || !URL.canParse(logo, publicUrl)) return null;
  const address = new URL(logo, publicUrl);
  return address.origin === new URL(publicUrl).origin ? address.href : null;
}

function sizeOf(map: StoredCompanyMap): number {
  return (
    map.bytes.length + map.brotli.length + map.columns.length + map.entries.length * BYTES_AN_ENTRY + 1_000
  );
}
