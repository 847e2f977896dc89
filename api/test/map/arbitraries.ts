import {
  EDUCATION_LEVELS,
  EMPLOYMENT_TYPES,
  LOCATION_TYPES,
  PAY_UNITS,
  PRECISIONS,
} from "@jobmap/contract/enums";
import fc from "fast-check";
import { wordsOf } from "../../src/map/core/words.ts";
import type { Bounds, IndexedJob, JobFilter, JobPoint, Outline } from "../../src/map/index.ts";

/** 2026-11-20, ten minutes past noon. */
export const NOW = 1_795_176_600;

/** Degrees on a raster of 1e-5, so that neither a comparison nor a quadtree cell hangs on rounding. */
function degrees(min: number, max: number): fc.Arbitrary<number> {
  return fc.integer({ min: min * 1e5, max: max * 1e5 }).map((value) => value / 1e5);
}

const latitude = fc.oneof(
  { weight: 6, arbitrary: degrees(25, 49) },
  { weight: 2, arbitrary: degrees(38, 39) },
  { weight: 2, arbitrary: degrees(-90, 90) },
  { weight: 1, arbitrary: fc.constantFrom(-90, -86, 0, 85.1, 90) },
);
const longitude = fc.oneof(
  { weight: 6, arbitrary: degrees(-124, -67) },
  { weight: 2, arbitrary: degrees(-78, -77) },
  { weight: 2, arbitrary: degrees(-180, 180) },
  { weight: 1, arbitrary: fc.constantFrom(-180, -179.99, 0, 179.99, 180) },
);

/** Half of all points stand on one of a few places, as they do where only the town is known. */
const TOWNS: readonly (readonly [number, number])[] = [
  [38.9, -77.03],
  [38.91, -77.04],
  [40.71, -74.0],
  [-17.5, 179.9],
  [52.9, -173.1],
];

export const point: fc.Arbitrary<JobPoint> = fc
  .tuple(
    fc.option(fc.constantFrom(...TOWNS), { freq: 2 }),
    latitude,
    longitude,
    fc.constantFrom(...PRECISIONS),
  )
  .map(([town, lat, lon, precision]) => ({
    latitude: town?.[0] ?? lat,
    longitude: town?.[1] ?? lon,
    precision,
  }));

const WORDS = ["nurse", "Registered Nurses", "C++", "driver", "señor chef", "warehouse", "Chef", "night"];
const COMPANIES = ["Acme Farms", "Bay Health", "Delta Freight LLC", "Farmers' Union", "Éclair"];
const text = fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 }).map((parts) => parts.join(" "));

export const job: fc.Arbitrary<IndexedJob> = fc
  .record({
    id: fc.integer({ min: 1, max: 200 }),
    companyId: fc.integer({ min: 0, max: COMPANIES.length - 1 }),
    title: text,
    words: text,
    textWords: text.map((words) => [...new Set(wordsOf(words))]),
    concepts: fc.uniqueArray(fc.constantFrom("occupation:1", "occupation:2", "shift:night"), {
      maxLength: 2,
    }),
    employmentTypes: fc.uniqueArray(fc.constantFrom(...EMPLOYMENT_TYPES), { maxLength: 2 }),
    locationType: fc.constantFrom(...LOCATION_TYPES),
    categoryId: fc.option(fc.integer({ min: 1, max: 3 })),
    educationLevel: fc.option(fc.constantFrom(...EDUCATION_LEVELS)),
    pay: fc.option(
      fc.record({
        currency: fc.constantFrom("USD", "USD", "EUR"),
        min: fc.integer({ min: 0, max: 6_000 }),
        max: fc.option(fc.integer({ min: 6_000, max: 4e9 })),
        unit: fc.constantFrom(...PAY_UNITS),
      }),
    ),
    postedAt: fc.option(fc.integer({ min: NOW - 10 * 86_400, max: NOW }), { freq: 3 }),
    locations: fc.oneof(
      { weight: 7, arbitrary: fc.array(point, { minLength: 1, maxLength: 1 }) },
      { weight: 2, arbitrary: fc.array(point, { maxLength: 5 }) },
      { weight: 1, arbitrary: fc.array(point, { minLength: 5, maxLength: 20 }) },
    ),
  })
  .map((row) => ({ ...row, company: COMPANIES[row.companyId] ?? "" }));

/** Jobs with different ids. */
export function jobs(maxLength: number): fc.Arbitrary<IndexedJob[]> {
  return fc.uniqueArray(job, { maxLength, size: "max", selector: ({ id }) => id });
}

export const bounds: fc.Arbitrary<Bounds> = fc
  .oneof(
    { weight: 4, arbitrary: fc.tuple(longitude, latitude, longitude, latitude) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(longitude, latitude, degrees(0, 3), degrees(0, 3))
        .map(([w, s, dx, dy]) => [w, s, w + dx, Math.min(90, s + dy)] as const),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        [-180, -90, 180, 90] as const,
        [-300, -90, 300, 90] as const,
        [170, -60, -160, 70] as const,
        [-125, 24, -66, 50] as const,
      ),
    },
    { weight: 1, arbitrary: point.map((p) => [p.longitude, p.latitude, p.longitude, p.latitude] as const) },
  )
  .chain(([west, south, east, north]) => {
    const isEmpty = fc.integer({ min: 0, max: 19 }).map((chance) => chance === 0 && south !== north);
    const [low, high] = [Math.min(south, north), Math.max(south, north)];
    return isEmpty.map((is) =>
      is ? { west, south: high, east, north: low } : { west, south: low, east, north: high },
    );
  });

/** A ring around some place, or of any corners: it may cross itself, the antimeridian, and run along points of jobs. */
const ring: fc.Arbitrary<number[]> = fc
  .oneof(
    fc
      .tuple(point, fc.array(fc.tuple(degrees(-9, 9), degrees(-9, 9)), { minLength: 2, maxLength: 9 }))
      .map(([{ latitude: y, longitude: x }, steps]) => [
        [x, y],
        ...steps.map(([dx, dy]) => [x + dx, y + dy]),
      ]),
    fc
      .array(point, { minLength: 1, maxLength: 7 })
      .map((corners) => corners.map(({ latitude: y, longitude: x }) => [x, y])),
    // A rectangle with a town on each side.
    fc.tuple(degrees(0, 2), degrees(0, 2)).map(([dx, dy]) => [
      [-77.04, 38.9 - dy],
      [-77.03 + dx, 38.9 - dy],
      [-77.03 + dx, 38.91],
      [-77.04, 38.91],
    ]),
  )
  .map((corners) => corners.flat().map((number) => Math.round(number * 1e7)));

export const outline: fc.Arbitrary<Outline> = fc
  .array(ring, { minLength: 1, maxLength: 3 })
  .map((rings) => ({ rings }));

const texts = fc.constantFrom(
  "",
  "nurse",
  "NURSES",
  "registered nurse",
  "chef driver",
  "senor*",
  "n*",
  "c++",
  "unheard",
  "acme",
  "health nurse",
);

/** Conditions apart from those on place. */
export const conditions: fc.Arbitrary<JobFilter> = fc
  .record(
    {
      text: texts,
      companyIds: fc.uniqueArray(fc.integer({ min: 0, max: COMPANIES.length }), { maxLength: 2 }),
      companyText: fc.constantFrom("", "farm", "acme farms", "FARMERS", "ecl", "llc delta", "nobody"),
      employmentTypes: fc.uniqueArray(fc.constantFrom(...EMPLOYMENT_TYPES), { maxLength: 3 }),
      locationTypes: fc.uniqueArray(fc.constantFrom(...LOCATION_TYPES), { maxLength: 2 }),
      categoryIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
      educationLevels: fc.uniqueArray(fc.constantFrom(...EDUCATION_LEVELS), { maxLength: 3 }),
      payFloor: fc.integer({ min: 0, max: 8_000_000 }),
      currency: fc.constantFrom("USD", "EUR", "JPY"),
      postedWithinDays: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: [] },
  )
  .chain((all) =>
    fc.subarray(Object.keys(all)).map((keys) =>
      Object.fromEntries(
        Object.entries(all)
          .filter(([key]) => keys.includes(key))
          .slice(0, 3),
      ),
    ),
  );

export const filter: fc.Arbitrary<JobFilter> = fc
  .tuple(
    conditions,
    fc.option(bounds, { freq: 3 }),
    fc.option(fc.tuple(point, fc.integer({ min: 0, max: 3_000_000 })), { freq: 3 }),
    fc.option(fc.array(outline, { minLength: 1, maxLength: 2 }), { freq: 2 }),
  )
  .map(([rest, bbox, circle, outlines]) => ({
    ...rest,
    ...(outlines === null ? {} : { outlines }),
    ...(bbox === null ? {} : { bbox }),
    ...(circle === null
      ? {}
      : {
          radius: { latitude: circle[0].latitude, longitude: circle[0].longitude, metres: circle[1] + 0.5 },
        }),
  }));
