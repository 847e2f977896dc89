import type { IndexedJob, JobPoint } from "../../src/map/index.ts";
import { NOW } from "./arbitraries.ts";

/** Jobs dense round Washington and thin elsewhere, some at several places, many at one. */
export function manyJobs(count: number): IndexedJob[] {
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
  const place = (): JobPoint => {
    const spread = random() < 0.8 ? 0.3 * random() ** 2 : 12;
    if (random() < 0.1) return { latitude: 38.9, longitude: -77.03, precision: "CITY" };
    return {
      latitude: round(38.9 + (random() - 0.5) * spread),
      longitude: round(-77 + (random() - 0.7) * spread * 4),
      precision: "ROOFTOP",
    };
  };
  return Array.from({ length: count }, (_, i) => ({
    id: i + 1,
    companyId: i % 97,
    company: `Company ${i % 97}`,
    title: random() < 0.3 ? "Nurse" : "Driver",
    words: random() < 0.003 ? "rare" : "common",
    textWords: [],
    concepts: [],
    employmentTypes: [random() < 0.6 ? "FULL_TIME" : "INTERN"],
    locationType: random() < 0.8 ? "ONSITE" : "HYBRID",
    categoryId: 1 + (i % 5),
    educationLevel: null,
    pay:
      random() < 0.7
        ? { currency: "USD", min: Math.floor(1_000 + random() * 3_000), max: null, unit: "HOUR" }
        : null,
    postedAt: random() < 0.2 ? null : NOW - Math.floor(random() * 10 * 86_400),
    locations: Array.from({ length: random() < 0.06 ? 3 : random() < 0.02 ? 12 : 1 }, place),
  }));
}
