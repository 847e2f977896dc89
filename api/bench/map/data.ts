import type { Bounds, IndexedJob, JobFilter, JobPoint } from "../../src/map/index.ts";

/**
 * Made-up jobs that lie as real ones do: towns whose sizes follow a power law, dense in the middle; words, companies and
 * categories by Zipf's law; three in a hundred jobs at several places. The same seed makes the same jobs.
 */

export const NOW = 1_795_176_600;
const TOWNS = 600;
const COMPANIES = 30_000;
const TITLES = 40_000;
const TITLE_WORDS = 3_000;
const OTHER_WORDS = 60_000;
const CATEGORIES = 24;

/** Numbers in 0..1 (a linear congruential generator; the high bits are used). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Whole numbers below `count`, of which low ones are likelier: about one in `n` as often for the n-th. */
function zipf(random: () => number, count: number): () => number {
  return () => Math.floor(Math.exp(random() * Math.log(count + 1)) - 1);
}

/** The n-th word: syllables of a consonant and a vowel, at least three, as long as real words are. */
function wordOf(n: number): string {
  let word = "";
  for (let rest = n; rest > 0 || word.length < 6; rest = Math.floor(rest / 80))
    word += "bcdfghjklmnpqrtv"[Math.floor((rest % 80) / 5)] + ("aeiou"[rest % 5] ?? "");
  return word;
}

function words(count: number, next: () => number): string {
  return Array.from({ length: count }, () => wordOf(next())).join(" ");
}

export function* generateJobs(count: number): Generator<IndexedJob> {
  const random = randomNumbers(20_261_120);
  const towns = Array.from({ length: TOWNS }, () => ({
    latitude: 26 + random() * 22,
    longitude: -122 + random() * 52,
  }));
  const town = zipf(random, TOWNS);
  const company = zipf(random, COMPANIES);
  const titleWord = zipf(random, TITLE_WORDS);
  const titles = Array.from({ length: TITLES }, () => words(3, titleWord));
  const title = zipf(random, TITLES);
  const otherWord = zipf(random, OTHER_WORDS);
  const category = zipf(random, CATEGORIES);
  const place = (): JobPoint => {
    const number = town();
    const { latitude, longitude } = towns[number] ?? { latitude: 39, longitude: -98 };
    const spread = 0.5 / Math.sqrt(1 + number / 20);
    const bell = (): number => random() + random() + random() - 1.5;
    const isTown = random() < 0.1;
    return {
      latitude: isTown ? latitude : latitude + bell() * spread * 0.8,
      longitude: isTown ? longitude : longitude + bell() * spread,
      precision: isTown ? "CITY" : "ROOFTOP",
    };
  };
  for (let id = 1; id <= count; id++) {
    const companyId = 1 + company();
    const isHourly = random() < 0.6;
    const low = isHourly
      ? 1_200 + Math.floor(random() ** 2 * 6_000)
      : (30 + Math.floor(random() ** 2 * 150)) * 100_000;
    const points = random() < 0.03 ? 2 + Math.floor(random() * 3) : 1;
    yield {
      id,
      companyId,
      title: titles[title()] ?? "",
      company: `${wordOf(companyId)} company`,
      words: words(6, otherWord),
      textWords: [],
      concepts: [],
      employmentTypes: [random() < 0.7 ? "FULL_TIME" : random() < 0.6 ? "PART_TIME" : "CONTRACTOR"],
      locationType: random() < 0.75 ? "ONSITE" : random() < 0.6 ? "HYBRID" : "TELECOMMUTE",
      categoryId: 1 + category(),
      educationLevel: random() < 0.5 ? null : random() < 0.5 ? "HIGH_SCHOOL" : "BACHELOR",
      pay:
        random() < 0.7
          ? {
              currency: "USD",
              min: low,
              max: random() < 0.5 ? Math.floor(low * 1.3) : null,
              unit: isHourly ? "HOUR" : "YEAR",
            }
          : null,
      postedAt: NOW - Math.floor(random() * 60 * 86_400),
      locations: random() < 0.02 ? [] : Array.from({ length: points }, place),
    };
  }
}

/** Four conditions at once, as a person in earnest sets them. */
export function generateFilters(count: number): JobFilter[] {
  const random = randomNumbers(4);
  return Array.from({ length: count }, () => ({
    employmentTypes: ["FULL_TIME" as const],
    locationTypes: ["ONSITE" as const],
    payFloor: [6_000_000, 7_000_000, 8_000_000][Math.floor(random() * 3)] ?? 0,
    postedWithinDays: [14, 30][Math.floor(random() * 2)] ?? 30,
  }));
}

/** Four conditions or five each, no two alike: what a visitor sets who tries one filter after another. */
export function generateChanges(count: number): JobFilter[] {
  return Array.from({ length: count }, (_, i) => ({
    employmentTypes: [(["FULL_TIME", "PART_TIME", "CONTRACTOR"] as const)[i % 3] ?? "FULL_TIME"],
    locationTypes: [(["ONSITE", "HYBRID", "TELECOMMUTE"] as const)[Math.floor(i / 3) % 3] ?? "ONSITE"],
    payFloor: [6_000_000, 7_000_000, 8_000_000][Math.floor(i / 9) % 3] ?? 0,
    postedWithinDays: [14, 30][Math.floor(i / 27) % 2] ?? 30,
    ...(i < 54 ? {} : { categoryIds: [Math.floor(i / 54)] }),
  }));
}

/** One to four words, from the most frequent to the rare, with a condition or two. */
export function generateSearches(): JobFilter[] {
  const ranks = [[0], [3], [40], [700], [1, 5], [2, 90], [12, 300], [0, 4, 20], [6, 9, 35], [0, 1, 2, 8]];
  return ranks.map((words, i) => ({
    text: words.map(wordOf).join(" "),
    employmentTypes: ["FULL_TIME" as const],
    ...(i % 2 === 0 ? {} : { payFloor: 3_000_000 }),
  }));
}

/** Viewports of so many pixels whose middles lie where jobs do. */
export function generateViewports(
  jobs: readonly JobPoint[],
  zoom: number,
  count: number,
  width = 1024,
  height = 768,
): Bounds[] {
  const random = randomNumbers(zoom + 1);
  const size = 256 * 2 ** zoom;
  const degrees = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return Array.from({ length: count }, () => {
    const { latitude, longitude } = jobs[Math.floor(random() * jobs.length)] ?? {
      latitude: 39,
      longitude: -98,
    };
    const x = longitude / 360 + 0.5;
    const y = 0.5 - Math.atanh(Math.sin((latitude * Math.PI) / 180)) / (2 * Math.PI);
    const [dx, dy] = [width / 2 / size, height / 2 / size];
    return {
      west: Math.max(-180, (x - dx - 0.5) * 360),
      east: Math.min(180, (x + dx - 0.5) * 360),
      north: degrees(Math.max(0, y - dy)),
      south: degrees(Math.min(1, y + dy)),
    };
  });
}
