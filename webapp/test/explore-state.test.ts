import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, JOB_SORTS, LOCATION_TYPES } from "@jobmap/contract/enums";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  changed,
  EMPTY_STATE,
  type ExploreState,
  hasPlace,
  listKey,
  PARAM,
  pinsKey,
  readState,
  writeState,
} from "../src/lib/explore-state.ts";

const rounded = (places: number) => (value: number) => Math.round(value * 10 ** places) / 10 ** places + 0;
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map(rounded(5));
const point = fc.record({ latitude: degrees(90), longitude: degrees(180) });
const id = fc.integer({ min: 1, max: 4_294_967_295 });
const words = fc
  .string({ unit: "grapheme", maxLength: 60 })
  .map((text) => text.trim())
  .filter((text) => readState(new URLSearchParams({ search: text })).dropped.length === 0);
const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const someIds = fc.uniqueArray(id, { maxLength: 6 }).map((list) => list.sort((a, b) => a - b));

const states: fc.Arbitrary<ExploreState> = fc
  .record({
    search: words,
    location: words,
    point: fc.option(point),
    extent: fc.constant(null),
    within: fc.constantFrom(null, "gBgBgBgBgBgB", "gBgBgBgBgBgB.AAgBgB-_"),
    distance: fc.integer({ min: 1, max: 500 }),
    companyInfo: words,
    thirdParty: words,
    companies: someIds,
    employmentTypes: some(EMPLOYMENT_TYPES),
    locationTypes: some(LOCATION_TYPES),
    categories: someIds,
    education: some(EDUCATION_LEVELS),
    payFloor: fc.option(fc.integer({ min: 1, max: 1_000_000_000 })),
    postedWithin: fc.option(fc.integer({ min: 1, max: 365 })),
    bounds: fc.option(
      fc
        .record({ west: degrees(180), south: degrees(90), east: degrees(180), north: degrees(90) })
        .map(({ south, north, ...sides }) => ({
          ...sides,
          south: Math.min(south, north),
          north: Math.max(south, north),
        })),
    ),
    area: fc.option(
      fc
        .array(fc.integer({ min: 0, max: 99_999_999 }), { minLength: 5, maxLength: 40 })
        .map((numbers) => numbers.join(".")),
    ),
    sort: fc.option(fc.constantFrom(...JOB_SORTS)),
    page: fc.integer({ min: 1, max: 500 }),
    at: fc.option(
      fc.record({
        latitude: degrees(90),
        longitude: degrees(180),
        zoom: fc.double({ min: 0, max: 22, noNaN: true }).map(rounded(2)),
      }),
    ),
    job: fc.option(id),
    reading: fc.option(id),
  })
  .map((state) => (state.sort === "nearest" && !hasPlace(state) ? { ...state, sort: null } : state));

describe("the state in the address", () => {
  it("is parsed back unchanged", () => {
    fc.assert(
      fc.property(states, (state) => {
        const text = writeState(state).toString();
        expect(readState(new URLSearchParams(text))).toEqual({ state, dropped: [] });
      }),
      { numRuns: 500 },
    );
  });

  it("parses any input without throwing, and has one canonical address", () => {
    const junk = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.constantFrom(
        "NaN",
        "1e999",
        "-0",
        "0x10",
        "__proto__",
        "1,2,3",
        "91",
        "-5",
        "<script>",
        "' OR 1=1",
        "\u0000",
        "FULL_TIME,",
        ",,",
        "9.1.1.1.1",
        "1.23456789",
        "-0,-0,-0",
        "1,-0.000001,2,0.000001",
      ),
    );
    const pairs = fc.array(fc.tuple(fc.constantFrom(...Object.values(PARAM), "__proto__", "x"), junk), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(pairs, (entries) => {
        const { state, dropped } = readState(new URLSearchParams(entries));
        const again = readState(writeState(state));
        expect(again.dropped).toEqual([]);
        expect(writeState(again.state).toString()).toBe(writeState(state).toString());
        const known: readonly string[] = Object.values(PARAM);
        for (const name of dropped) expect(known).toContain(name);
      }),
      { numRuns: 1_000 },
    );
  });

  it("leaves out defaults", () => {
    expect(writeState(EMPTY_STATE).toString()).toBe("");
    expect(readState(new URLSearchParams("distance=20&page=1&search=")).state).toEqual(EMPTY_STATE);
  });

  // @spec 2.78, 2.79, 2.80, 2.81, 2.82, 2.83
  it("uses the specification's names", () => {
    const address =
      "distance=20&location=Cambridge%2C+MD&latitude=38.56&longitude=-76.07&search=cook&company-info=Acme&company-info-third-party=Beta";
    expect(readState(new URLSearchParams(address))).toEqual({
      dropped: [],
      state: {
        ...EMPTY_STATE,
        location: "Cambridge, MD",
        point: { latitude: 38.56, longitude: -76.07 },
        search: "cook",
        companyInfo: "Acme",
        thirdParty: "Beta",
      },
    });
  });

  it.each([
    ["latitude=91&longitude=0", ["latitude"]],
    ["latitude=40", ["latitude"]],
    ["longitude=-76", ["longitude"]],
    ["latitude=NaN&longitude=1", ["latitude"]],
    ["distance=-3", ["distance"]],
    ["distance=0", ["distance"]],
    ["distance=501", ["distance"]],
    ["page=0", ["page"]],
    ["page=1000000000", ["page"]],
    ["page=1.5", ["page"]],
    ["bbox=1,2,3", ["bbox"]],
    ["bbox=1,50,3,40", ["bbox"]],
    ["at=1,2", ["at"]],
    ["at=1,2,99", ["at"]],
    ["employment_type=FULLTIME", ["employment_type"]],
    ["sort=nearest", ["sort"]],
    ["sort=cheapest", ["sort"]],
    ["category=1,x", ["category"]],
    ["posted_within=0", ["posted_within"]],
    ["pay_floor=-1", ["pay_floor"]],
    ["area=1.2", ["area"]],
    ["job=0", ["job"]],
    [`search=${"a".repeat(201)}`, ["search"]],
  ])("drops and names %s", (address, names) => {
    const { state, dropped } = readState(new URLSearchParams(address));
    expect(dropped).toEqual(expect.arrayContaining(names));
    expect(state).toEqual(EMPTY_STATE);
  });

  it("reads repeated values of a form without scripts", () => {
    const { state } = readState(new URLSearchParams("employment_type=PART_TIME&employment_type=FULL_TIME"));
    expect(state.employmentTypes).toEqual(["FULL_TIME", "PART_TIME"]);
  });
});

describe("derived from the address", () => {
  it("the list is independent of an unfollowed map and of the preview", () => {
    fc.assert(
      fc.property(states, states, (state, other) => {
        expect(listKey({ ...state, at: other.at, job: other.job })).toBe(listKey(state));
      }),
    );
  });

  it("the pins are independent of page, order, stack and map area", () => {
    fc.assert(
      fc.property(states, states, (state, other) => {
        const { page, sort, area } = other;
        expect(pinsKey({ ...state, page, sort, area })).toBe(pinsKey(state));
        if (state.bounds && other.bounds)
          expect(pinsKey({ ...state, bounds: other.bounds })).toBe(pinsKey(state));
      }),
    );
  });

  it("a changed search starts at its first page, without stack and preview", () => {
    const before = { ...EMPTY_STATE, page: 4, area: "9.1.1.1.1", job: 7, search: "cook" };
    expect(changed(before, { payFloor: 100 })).toEqual({ ...EMPTY_STATE, search: "cook", payFloor: 100 });
  });
});
