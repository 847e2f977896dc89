import { describe, expect, it } from "vitest";
import { MAX_ALERT_NAME_LENGTH, proposedName } from "../src/features/alerts/alert-name.ts";
import { alertSearch } from "../src/features/alerts/alert-search.ts";
import { EMPTY_STATE, type ExploreState } from "../src/lib/explore-state.ts";

const CAMBRIDGE: Partial<ExploreState> = {
  location: "Cambridge, MD",
  point: { latitude: 38.56, longitude: -76.07 },
};
const AREA = { west: -77, south: 38, east: -76, north: 39 };
const of = (state: Partial<ExploreState>): ExploreState => ({ ...EMPTY_STATE, ...state });

describe("an alert's name", () => {
  it.each<[string, Partial<ExploreState>]>([
    ["Nurse within 20 miles of Cambridge", { ...CAMBRIDGE, search: "nurse" }],
    ["Jobs within 20 miles of Cambridge, Full time", { ...CAMBRIDGE, employmentTypes: ["FULL_TIME"] }],
    ["Jobs in this part of the map", { bounds: AREA, area: "9.1.1.1.1" }],
    [
      "$60,000 a year or more, Remote",
      { payFloor: 6_000_000, locationTypes: ["TELECOMMUTE"], postedWithin: 3 },
    ],
  ])("is %s", (name, state) => {
    expect(proposedName(of(state), { companies: {}, categories: {} })).toBe(name);
  });

  it("fits its limit", () => {
    expect(proposedName(of({ search: "x".repeat(150) }), { companies: {}, categories: {} })).toHaveLength(
      MAX_ALERT_NAME_LENGTH,
    );
  });
});

describe("an alert's search", () => {
  it("is the list's, without age, page and order", () => {
    const state = of({ ...CAMBRIDGE, search: "nurse", employmentTypes: ["FULL_TIME", "PER_DIEM"] });
    const search = {
      search: "nurse",
      location: "Cambridge, MD",
      latitude: "38.56",
      longitude: "-76.07",
      distance: "20",
      employment_type: "FULL_TIME,PER_DIEM",
    };
    expect(alertSearch(state)).toEqual(search);
    expect(alertSearch({ ...state, postedWithin: 3, page: 4, sort: "pay", area: "9.1.1.1.1" })).toEqual(
      search,
    );
  });

  it("is empty for a search without conditions", () => {
    expect(alertSearch(of({ postedWithin: 1, sort: "newest" }))).toEqual({});
  });
});
