import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listHeading, listTitle, orderText } from "../src/features/job-list/list-words.ts";
import { loadList, pageNumber, pagesOf } from "../src/features/job-list/load-list.ts";
import { listPath, parseQuerySlug, querySlug } from "../src/features/job-list/query-slug.ts";
import { buildSummary, fakeCall } from "./pages-factories.ts";

const BOSTON = {
  label: "Boston, MA",
  kind: "CITY",
  locality: "Boston",
  region: "MA",
  postal_code: null,
  country: "US",
  latitude: 42.358,
  longitude: -71.06,
  bounds: null,
} as const;

describe("parseQuerySlug", () => {
  it.each([
    ["registered-nurse-jobs-in-boston-ma", "registered nurse", "boston ma"],
    ["registered-nurse-jobs", "registered nurse", ""],
    ["jobs-in-21613", "", "21613"],
    ["jobs", "", ""],
    ["night shift security", "night shift security", ""],
    ["Registered Nurse Jobs in Boston, MA", "registered nurse", "boston ma"],
    ["c++-developer-jobs", "c++ developer", ""],
    ["jobs-board-manager", "jobs board manager", ""],
    ["odd-jobs-jobs-in-reno-nv", "odd jobs", "reno nv"],
  ])("reads %s", (slug, search, location) => {
    expect(parseQuerySlug(slug)).toEqual({ search, location });
  });

  it("gives every search one address, which parses back to it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 30 }), (search, location) => {
        const slug = querySlug({ search, location });
        expect(querySlug(parseQuerySlug(slug))).toBe(slug);
        expect(decodeURIComponent(listPath({ search, location }))).toBe(`/jobs/${slug}`);
      }),
    );
  });

  it("extracts a search's words", () => {
    const words = fc.array(fc.constantFrom("nurse", "night", "shift", "welder", "c++"), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const search = parts.join(" ");
        expect(parseQuerySlug(querySlug({ search, location: "boston ma" }))).toEqual({
          search,
          location: "boston ma",
        });
      }),
    );
  });
});

describe("loadList", () => {
  const answers = {
    "GET map/places": () => [BOSTON],
    "GET user/job/list": () => ({ items: [buildSummary()], total: 41, page: 2, limit: 20 }),
  };

  it("takes a place without the word jobs, if one is called exactly so", async () => {
    const nurse = await loadList(fakeCall(answers).call, "registered-nurse-in-boston", 1);
    expect([nurse.search, nurse.place?.label]).toEqual(["registered nurse", "Boston, MA"]);
    const cook = await loadList(fakeCall(answers).call, "cook-in-training", 1);
    expect([cook.search, cook.place]).toEqual(["cook in training", null]);
  });

  it("lists all of a state", async () => {
    const texas = { ...BOSTON, label: "Texas", kind: "REGION", bounds: [-107, 26, -93, 37] };
    const { call, asked } = fakeCall({ ...answers, "GET map/places": () => [texas] });
    const list = await loadList(call, "nurse-jobs-in-texas", 1);
    expect(asked[1]?.input).toEqual({ query: { search: "nurse", location: "Texas", page: 1, limit: 20 } });
    expect(listHeading(list, 41, 20)).toEqual({ loud: "41 nurse jobs", quiet: "in Texas" });
  });

  it("searches twenty miles around the address's place", async () => {
    const { call, asked } = fakeCall(answers);
    const list = await loadList(call, "nurse-jobs-in-boston-ma", 2);
    expect(asked[1]?.input).toEqual({
      query: {
        search: "nurse",
        latitude: 42.358,
        longitude: -71.06,
        distance: 20,
        location: "Boston, MA",
        page: 2,
        limit: 20,
      },
    });
    expect(list).toMatchObject({ total: 41, pages: 3, page: 2, unknownLocation: null });
  });

  it("requests no jobs for an unknown place", async () => {
    const { call, asked } = fakeCall({ "GET map/places": () => [] });
    const list = await loadList(call, "jobs-in-atlantis", 1);
    expect(list).toMatchObject({ unknownLocation: "atlantis", items: [], total: 0 });
    expect(asked).toHaveLength(1);
  });

  it("searches everywhere without a place in the address", async () => {
    const { call, asked } = fakeCall(answers);
    await loadList(call, "nurse-jobs", 1);
    expect(asked).toEqual([
      { key: "GET user/job/list", input: { query: { search: "nurse", page: 1, limit: 20 } } },
    ]);
  });
});

describe("pages of a list", () => {
  it("end where the API ends", () => {
    expect([pagesOf(0), pagesOf(20), pagesOf(21), pagesOf(1_000_000)]).toEqual([1, 1, 2, 500]);
  });
  it.each([
    ["", 1],
    ["?page=2", 2],
    ["?page=500", 500],
    ["?page=501", undefined],
    ["?page=0", undefined],
    ["?page=-1", undefined],
    ["?page=1e2", undefined],
    ["?page=two", undefined],
    ["?page=", undefined],
  ])("reads %s", (query, page) => {
    expect(pageNumber(new URL(`https://jobmap.example/jobs/x${query}`))).toBe(page);
  });
});

describe("words of a list", () => {
  const search = { search: "registered nurse", place: BOSTON, unknownLocation: null };
  it("count in the heading", () => {
    expect(listHeading(search, 1312, 20)).toEqual({
      loud: "1,312 registered nurse jobs",
      quiet: "within 20 miles of Boston, MA",
    });
    expect(listHeading(search, 1, 20).loud).toBe("1 registered nurse job");
    expect(listHeading(search, 0, 20).loud).toBe("No registered nurse jobs");
  });
  it("title the page", () => {
    expect(listTitle(search)).toBe("Registered nurse jobs in Boston, MA");
    expect(listTitle({ search: "", place: null, unknownLocation: null })).toBe("Jobs");
    expect(listTitle({ search: "", place: null, unknownLocation: "atlantis" })).toBe("Jobs in atlantis");
  });
  it("name the sort order", () => {
    expect(orderText(search)).toBe("Best match");
    expect(orderText({ ...search, search: "" })).toBe("Nearest first");
    expect(orderText({ search: "", place: null, unknownLocation: null })).toBe("Newest first");
  });
});
