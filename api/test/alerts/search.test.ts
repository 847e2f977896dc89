import { AlertSearch } from "@jobmap/contract";
import { describe, expect, it } from "vitest";
import { readSearch, searchDigest, searchParameters, searchPath } from "../../src/alerts/search.ts";

const canonical = (query: Record<string, string>) => searchParameters(AlertSearch.parse(query));

describe("the canonical form of a search", () => {
  it("is the same for equal searches", () => {
    const one = canonical({
      search: " Nurse ",
      employment_type: "PART_TIME,FULL_TIME,PART_TIME",
      latitude: "39.290381",
      longitude: "-76.61219",
      distance: "20",
      posted_within: "3",
      sort: "pay",
      page: "4",
    });
    const other = canonical({
      longitude: "-76.612190",
      latitude: "39.29038",
      employment_type: "FULL_TIME,PART_TIME",
      search: "Nurse",
      pay_floor: "0",
      location: "",
    });
    expect(one).toEqual(other);
    expect(one).toEqual({
      employment_type: "FULL_TIME,PART_TIME",
      latitude: "39.29038",
      longitude: "-76.61219",
      search: "Nurse",
    });
    expect(searchDigest(one)).toEqual(searchDigest(canonical({ ...other, search: "NURSE" })));
    expect(searchDigest(one)).not.toEqual(searchDigest(canonical({ ...other, distance: "30" })));
  });

  it("omits a place that limits nothing", () => {
    const place = { location: "Boston, MA", latitude: "42.35843", longitude: "-71.05977" };
    expect(canonical({ ...place, distance: "0" })).toEqual({});
    expect(canonical({ ...place, distance: "0", bbox: "-72,42,-71,43" })).toEqual({ bbox: "-72,42,-71,43" });
  });

  it("is parsed back unchanged, and is a map address", () => {
    const parameters = canonical({ search: "nurse & co", category: "2,1", bbox: "-72,42,-71,43" });
    expect(searchParameters(readSearch(parameters) ?? {})).toEqual(parameters);
    expect(readSearch({ employment_type: "SOMETIMES" })).toBeUndefined();
    const to = new URL(searchPath(parameters), "https://jobs.example");
    expect(Object.fromEntries(to.searchParams)).toEqual({ ...parameters, sort: "newest" });
  });

  it("rejects what the list rejects", () => {
    for (const bad of [
      { latitude: "1" },
      { distance: "-1" },
      { bbox: "1,2" },
      { employment_type: "SOMETIMES" },
    ])
      expect(AlertSearch.safeParse(bad).success).toBe(false);
  });
});
