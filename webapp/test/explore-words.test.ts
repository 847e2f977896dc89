import type { PlaceKind } from "@jobmap/contract/enums";
import { describe, expect, it } from "vitest";
import { activeFilters } from "../src/features/explore/filters/active-filters.ts";
import { countFilters } from "../src/features/explore/filters/facet-text.ts";
import { hourText, shortPay } from "../src/features/explore/filters/filter-values.ts";
import { wayText } from "../src/features/explore/list/way-text.ts";
import { headlineText } from "../src/features/explore/results/headline.ts";
import { waysOut } from "../src/features/explore/results/ways-out.ts";
import { FIRST_PHRASE } from "../src/features/explore/search/ExampleHint.tsx";
import { EXAMPLE_PHRASES } from "../src/features/explore/search/example-phrases.ts";
import { EMPTY_STATE, type ExploreState } from "../src/lib/explore-state.ts";

const CAMBRIDGE: Partial<ExploreState> = {
  location: "Cambridge, MD",
  point: { latitude: 38.56, longitude: -76.07 },
};
const AREA = { west: -77, south: 38, east: -76, north: 39 };
const area = (label: string, kind: PlaceKind) => ({ label, kind, bounds: AREA });
const of = (state: Partial<ExploreState>): ExploreState => ({ ...EMPTY_STATE, ...state });

describe("headline", () => {
  it.each<[string, Partial<ExploreState>, number | undefined]>([
    ["30,412 jobs", {}, 30_412],
    ["1 job", {}, 1],
    ["0 jobs within 20 miles of Cambridge", CAMBRIDGE, 0],
    ["32 jobs within 20 miles of Cambridge", CAMBRIDGE, 32],
    ["1 job within 1 mile of Cambridge", { ...CAMBRIDGE, distance: 1 }, 1],
    ["12 jobs for “nurse” within 50 miles of Cambridge", { ...CAMBRIDGE, distance: 50, search: "nurse" }, 12],
    ["1,204 jobs in this area", { ...CAMBRIDGE, bounds: AREA }, 1_204],
    ["14 jobs at one place", { bounds: AREA, area: "9.1.1.1.1" }, 14],
    ["3 jobs within 20 miles of your point on the map", { point: { latitude: 1, longitude: 2 } }, 3],
    ["Jobs within 20 miles of Cambridge", CAMBRIDGE, undefined],
    ["322 jobs in Texas", { location: "TX", extent: area("Texas", "REGION") }, 322],
    ["4 jobs in Harris County, TX", { location: "x", extent: area("Harris County, TX", "COUNTY") }, 4],
    [
      "4 jobs in the Houston metro area, TX",
      { location: "x", extent: area("Houston metro area, TX", "METRO") },
      4,
    ],
    ["4 jobs in the United States", { location: "usa", extent: area("United States", "COUNTRY") }, 4],
    ["4 remote jobs", { location: "remote", extent: area("Remote", "REMOTE") }, 4],
    ["4 jobs in this area", { location: "TX", extent: area("Texas", "REGION"), bounds: AREA }, 4],
  ])("says %s", (text, state, total) => {
    expect(headlineText(of(state), total)).toBe(text);
  });

  it.each<[string, Partial<ExploreState>]>([
    ["0 near Cambridge, 1,096 remote", CAMBRIDGE],
    ["0 near Cambridge, 1,096 remote for “cook”", { ...CAMBRIDGE, search: "cook" }],
    ["0 in Texas, 1,096 remote", { location: "TX", extent: area("Texas", "REGION") }],
    ["0 in this area, 1,096 remote", { bounds: AREA }],
  ])("never says a bare zero above remote jobs: %s", (text, state) => {
    expect(headlineText(of(state), 0, { remote: 1_096 })).toBe(text);
  });

  it.each<[string, Partial<ExploreState>]>([
    ["9 jobs within 20 miles of you", { point: { latitude: 38.56, longitude: -76.07 } }],
    ["9 jobs within 20 miles of Cambridge", CAMBRIDGE],
    ["9 jobs within 20 miles of your point on the map", { point: { latitude: 38.6, longitude: -76.07 } }],
    ["9 jobs at Gamma", { companies: [3] }],
    ["9 jobs for “nurse” at Gamma in this area", { companies: [3], search: "nurse", bounds: AREA }],
    ["9 jobs", { companies: [3, 4] }],
    ["9 jobs", { companies: [5] }],
  ])("names the user's location and the chosen employers: %s", (text, state) => {
    const known = { companies: { 3: "Gamma", 4: "Delta" }, home: { latitude: 38.5602, longitude: -76.0701 } };
    expect(headlineText(of(state), 9, known)).toBe(text);
  });

  it("shortens what is too long for a heading", () => {
    const text = headlineText(of({ search: "very ".repeat(40).trim() }), 2);
    expect(text.length).toBeLessThan(75);
    expect(text).toMatch(/^2 jobs for “very .*…”$/);
  });
});

describe("active filters", () => {
  const state = of({
    payFloor: 6_000_000,
    employmentTypes: ["FULL_TIME", "PART_TIME"],
    locationTypes: ["TELECOMMUTE"],
    postedWithin: 7,
    categories: [16],
    education: ["BACHELOR"],
    companies: [3],
    companyInfo: "Acme",
    thirdParty: "Beta",
  });

  it("are named individually, and each can be removed", () => {
    const filters = activeFilters(state, { companies: { 3: "Gamma" }, categories: { 16: "Sales" } });
    expect(filters.map(({ text }) => text)).toEqual([
      "$60,000 a year or more",
      "Full time",
      "Part time",
      "Remote",
      "Posted in the last 7 days",
      "Sales",
      "Bachelor’s degree",
      "Gamma",
      "Acme",
      "Beta",
    ]);
    expect(countFilters(state)).toBe(filters.length);
    for (const { without } of filters)
      expect(countFilters({ ...state, ...without })).toBe(filters.length - 1);
  });

  it("have a word if no name is known", () => {
    const filters = activeFilters(of({ companies: [9], categories: [8] }), { companies: {}, categories: {} });
    expect(filters.map(({ text }) => text)).toEqual(["Category", "Employer"]);
  });
});

describe("suggestions for an empty list", () => {
  const ids = (state: Partial<ExploreState>) => waysOut(of(state)).map(({ id }) => id);

  it("loosen one filter each, then all", () => {
    expect(ids({ ...CAMBRIDGE, search: "nurse", payFloor: 100, employmentTypes: ["INTERN"] })).toEqual([
      "pay",
      "INTERN",
      "search",
      "distance",
      "filters",
      "everywhere",
    ]);
  });

  it("offer no larger radius in a map area, and none beyond the largest", () => {
    expect(ids({ bounds: AREA, search: "nurse" })).toEqual(["search", "everywhere"]);
    expect(ids({ ...CAMBRIDGE, distance: 250 })).toEqual(["everywhere"]);
  });

  it("are empty without filters", () => {
    expect(ids({})).toEqual([]);
  });

  it("are described in words", () => {
    const state = of({ ...CAMBRIDGE, search: "nurse", payFloor: 6_000_000 });
    const filters = activeFilters(state, { companies: {}, categories: {} });
    expect(waysOut(state).map(({ id, change }) => wayText(id, change, filters))).toEqual([
      { text: "Without “$60,000 a year or more”:", action: "Remove pay" },
      { text: "Without keywords:", action: "Remove keywords" },
      { text: "Within 50 miles:", action: "Widen to 50 miles" },
      { text: "Nationwide:", action: "Search everywhere" },
    ]);
  });
});

describe("pay floors", () => {
  it("convert hourly pay to at least the annual value", () => {
    for (let cents = 1_000_000; cents <= 20_000_000; cents += 250_000) {
      const hour = Number(hourText(cents).replace(/[$,]/g, ""));
      expect(hour * 2080 * 100).toBeGreaterThanOrEqual(cents);
      expect((hour - 0.05) * 2080 * 100).toBeLessThan(cents);
    }
  });

  it("are short on a chip", () => {
    expect(shortPay(6_000_000)).toBe("$60k");
    expect(shortPay(12_550_000)).toBe("$125.5k");
    expect(shortPay(3_123_400)).toBe("$31,234");
  });
});

describe("example phrases", () => {
  // @spec 9.4
  it("are 34, all different, and short enough for a phone", () => {
    expect(new Set(EXAMPLE_PHRASES).size).toBe(34);
    expect(EXAMPLE_PHRASES[0]).toBe(FIRST_PHRASE);
    for (const phrase of EXAMPLE_PHRASES) expect(phrase.length).toBeLessThan(32);
  });
});
