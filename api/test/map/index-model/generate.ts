import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  JOB_SORTS,
  LOCATION_TYPES,
  PAY_UNITS,
  PRECISIONS,
} from "@jobmap/contract/enums";
import {
  type Bounds,
  type Clause,
  type IndexedJob,
  type JobFilter,
  type JobPoint,
  type ListOptions,
  type TermReference,
  tokens,
  wordsOf,
} from "../../../src/map/index.ts";
import { NOW } from "../arbitraries.ts";
import type { Random } from "./random.ts";

/** Corners and edges of the world: the first and the last entries in Morton order. */
const EDGES: readonly (readonly [latitude: number, longitude: number])[] = [
  [90, -180],
  [90, 180],
  [89.9, -179.99],
  [85.06, -180],
  [-90, -180],
  [-90, 180],
  [-85.06, 179.99999],
  [-90, 179.99],
  [0, -180],
  [0, 179.99999],
  [90, 0],
  [-90, 0],
];
const TOWNS: readonly (readonly [latitude: number, longitude: number])[] = [
  [38.9, -77.03],
  [38.91, -77.04],
  [40.71, -74],
  [61.2, -149.9],
  [-17.5, 179.9],
];
const TITLES = [
  "Registered Nurse",
  "REGISTERED nurse",
  "Nurses",
  "Truck Driver",
  "Señor Chef",
  "C++ Developer",
];
const RARE_TITLES = ["Lighthouse Keeper", "Beekeeper", "Farrier's Helper", "Łódź Guide"];
const WORDS = ["night", "health", "transport", "Nurse", "warehouse forklift", ""];
const RARE_WORDS = ["falconry", "glass blowing", "cooperage"];
const COMPANY_NAMES = ["Acme Farms", "Bay Health", "Delta Freight LLC", "Farmers' Union", "Éclair", "Harbor"];
export const COMPANIES = 9;
const CATEGORIES = 7;
const TEXTS = [
  "nurse",
  "NURSES",
  "registered nurse",
  "senor*",
  "n*",
  "c++",
  "unheard",
  "acme",
  "health nurse",
  "resultCache",
  "beekeepers",
  "falconry",
  "l*",
  "night driver",
];
const PREFIXES = ["n", "nur", "reg", "bee", "l", "truck d", "acme", "d", "ha", "zzz", "e", "farm"];
const COMPANY_TEXTS = ["farm", "acme farms", "ecl", "llc delta", "nobody", "h"];
const DAY = 86_400;

/** Degrees on a raster of 1e-5, so that no comparison hangs on rounding. */
function degrees(random: Random, min: number, max: number): number {
  return random.integer(min * 1e5, max * 1e5) / 1e5;
}

export function randomPoint(random: Random): JobPoint {
  const precision = random.pick(PRECISIONS);
  const kind = random.next();
  const known = kind < 0.12 ? random.pick(EDGES) : kind < 0.5 ? random.pick(TOWNS) : null;
  if (known !== null) return { latitude: known[0], longitude: known[1], precision };
  if (kind < 0.85)
    return { latitude: degrees(random, 25, 49), longitude: degrees(random, -124, -67), precision };
  return { latitude: degrees(random, -90, 90), longitude: degrees(random, -180, 180), precision };
}

export function companyName(random: Random): string {
  return random.pick(COMPANY_NAMES);
}

/** Most jobs are alike, so that some terms are frequent and others rare. @param company its number and present name */
export function randomJob(
  random: Random,
  id: number,
  company: readonly [id: number, name: string],
): IndexedJob {
  const places = random.chance(0.04) ? 0 : random.chance(0.55) ? 1 : random.integer(2, 7);
  return {
    id,
    companyId: company[0],
    company: company[1],
    title: random.chance(0.93) ? random.pick(TITLES) : random.pick(RARE_TITLES),
    words: random.chance(0.94) ? random.pick(WORDS) : random.pick(RARE_WORDS),
    textWords: wordsOf(random.chance(0.5) ? random.pick(TITLES) : random.pick(RARE_WORDS)),
    concepts: random.chance(0.5) ? [] : random.some(CONCEPTS, 2),
    employmentTypes: random.chance(0.05)
      ? []
      : random.chance(0.7)
        ? ["FULL_TIME"]
        : random.some(EMPLOYMENT_TYPES, 2),
    locationType: random.chance(0.6) ? "ONSITE" : random.pick(LOCATION_TYPES),
    categoryId: random.chance(0.1) ? null : random.chance(0.5) ? 1 : random.integer(2, CATEGORIES),
    educationLevel: random.chance(0.5) ? null : random.pick(EDUCATION_LEVELS),
    pay: random.chance(0.3)
      ? null
      : {
          currency: random.chance(0.9) ? "USD" : "EUR",
          min: random.integer(0, 6_000),
          max: random.chance(0.5) ? null : random.integer(6_000, 4e9),
          unit: random.pick(PAY_UNITS),
        },
    postedAt: random.chance(0.05) ? null : NOW - random.integer(0, 10 * DAY),
    locations: Array.from({ length: places }, () => randomPoint(random)),
  };
}

const CONCEPTS = ["occupation:1", "occupation:2", "shift:night", "license:cdl"];
const FIELDS = ["title", "word", "companyName", "text"] as const;

function randomClause(random: Random): Clause {
  const reference = (): TermReference => {
    if (random.chance(0.3)) return { field: "concept", value: random.pick(CONCEPTS) };
    const field = random.pick(FIELDS);
    const value = random.pick(
      random
        .pick([TITLES, WORDS, COMPANY_NAMES])
        .flatMap((text) => (field === "companyName" ? tokens(text) : wordsOf(text))),
    );
    return random.chance(0.2) ? { field, value: value.slice(0, 2), isPrefix: true } : { field, value };
  };
  return Array.from({ length: random.integer(1, 3) }, () =>
    Array.from({ length: random.integer(1, 2) }, reference),
  );
}

export function randomBounds(random: Random): Bounds {
  const kind = random.next();
  if (kind < 0.25) return { west: -180, south: -90, east: 180, north: 90 };
  if (kind < 0.45) {
    const { latitude, longitude } = randomPoint(random);
    const size = random.pick([0, 0.001, 0.5, 8]);
    return {
      west: longitude - size,
      east: longitude + size,
      south: Math.max(-90, latitude - size),
      north: Math.min(90, latitude + size),
    };
  }
  if (kind < 0.55) return { west: 170, south: -60, east: -60, north: 90 };
  const [a, b] = [degrees(random, -90, 90), degrees(random, -90, 90)];
  return {
    west: degrees(random, -180, 180),
    east: degrees(random, -180, 180),
    south: Math.min(a, b),
    north: Math.max(a, b),
  };
}

/** A search with none to a few conditions. */
export function randomFilter(random: Random): JobFilter {
  const filter: { -readonly [field in keyof JobFilter]: JobFilter[field] } = {};
  if (random.chance(0.25)) filter.text = random.pick(TEXTS);
  if (random.chance(0.2))
    filter.clauses = Array.from({ length: random.integer(1, 2) }, () => randomClause(random));
  if (random.chance(0.1)) filter.without = [randomClause(random)];
  if (random.chance(0.12))
    filter.companyIds = random.some(
      Array.from({ length: COMPANIES + 1 }, (_, id) => id),
      2,
    );
  if (random.chance(0.06)) filter.companyText = random.pick(COMPANY_TEXTS);
  if (random.chance(0.2)) filter.employmentTypes = random.some(EMPLOYMENT_TYPES, 3);
  if (random.chance(0.15)) filter.locationTypes = random.some(LOCATION_TYPES, 2);
  if (random.chance(0.25))
    filter.categoryIds = random.some(
      Array.from({ length: CATEGORIES + 1 }, (_, i) => i + 1),
      2,
    );
  if (random.chance(0.1)) filter.educationLevels = random.some(EDUCATION_LEVELS, 3);
  if (random.chance(0.12)) filter.payFloor = random.integer(0, 8_000_000);
  if (random.chance(0.06)) filter.currency = random.pick(["USD", "EUR", "JPY"]);
  if (random.chance(0.12)) filter.postedWithinDays = random.integer(1, 9);
  if (random.chance(0.3)) filter.bbox = randomBounds(random);
  if (random.chance(0.12)) {
    const { latitude, longitude } = randomPoint(random);
    filter.radius = { latitude, longitude, metres: random.integer(0, 3_000_000) + 0.5 };
  }
  return filter;
}

export function randomPage(random: Random): ListOptions {
  const sort = random.pick(JOB_SORTS);
  const { latitude, longitude } = randomPoint(random);
  return {
    sort,
    offset: random.chance(0.7) ? 0 : random.integer(0, 40),
    limit: random.chance(0.5) ? 1_000 : random.integer(0, 30),
    ...(sort === "nearest" || random.chance(0.1) ? { origin: { latitude, longitude } } : {}),
  };
}

export function randomPrefix(random: Random): string {
  return random.pick(PREFIXES);
}
