import type { Call } from "@jobmap/contract";
import { MAX_TOTALS, PAY_BANDS, POSTED_DAYS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { exploreMeta } from "../src/features/explore/explore-meta.ts";
import { PAY_FLOORS, POSTED_WITHIN } from "../src/features/explore/filters/filter-values.ts";
import { ExploreMemory, loadExplore } from "../src/features/explore/results/load.ts";
import { MAX_WAYS } from "../src/features/explore/results/ways-out.ts";
import { ApiFailure } from "../src/lib/api.ts";

const FACETS = {
  tag: "a",
  total: 0,
  employment_type: [],
  location_type: [],
  category: [{ value: "16", label: "Sales", count: 4 }],
  education: [],
  pay_floor: [],
  posted_within: [],
  company: [],
};

interface Asked {
  key: string;
  query: Record<string, unknown>;
  body?: unknown;
}

/** An API that answers from a table, and what it was asked. */
function api(answers: Record<string, (query: Record<string, unknown>) => unknown>) {
  const asked: Asked[] = [];
  const call = (async (key: string, input: { query?: Record<string, unknown>; body?: unknown }) => {
    const query = Object.fromEntries(
      Object.entries(input.query ?? {}).filter(
        ([, value]) => value !== undefined && value !== "" && `${value}` !== "",
      ),
    );
    asked.push({ key, query, ...(input.body === undefined ? {} : { body: input.body }) });
    const answer = answers[key];
    if (!answer) throw new ApiFailure("not_found", `nothing for ${key}`);
    return answer(query);
  }) as unknown as Call;
  return { call, asked };
}

const load = (address: string, call: Call) =>
  loadExplore(new URL(address, "http://x"), call, 0, new AbortController().signal);

it("offers and asks what the API counts", () => {
  expect(PAY_FLOORS).toEqual(PAY_BANDS);
  expect([...POSTED_WITHIN]).toEqual(POSTED_DAYS);
  expect(MAX_WAYS).toBe(MAX_TOTALS);
});

describe("loadExplore", () => {
  it("geocodes a place once and requests everything around its point", async () => {
    const { call, asked } = api({
      "GET map/places": () => [{ label: "Cambridge, MD", latitude: 38.5, longitude: -76 }],
      "GET user/job/list": () => ({ tag: "a", items: [], total: 3, page: 1, limit: 20 }),
      "GET user/job/filter-data": () => FACETS,
    });
    const data = await load("/jobmap?location=Cambridge&category=16", call);
    expect(data.point).toEqual({ latitude: 38.5, longitude: -76 });
    expect(data.names.categories).toEqual({ 16: "Sales" });
    const list = asked.find(({ key, query }) => key === "GET user/job/list" && query["limit"] === 20);
    expect(list?.query).toMatchObject({ latitude: 38.5, longitude: -76, distance: 20 });
    expect(asked.filter(({ key }) => key === "GET map/places")).toHaveLength(1);
    const lists = asked.filter(({ key }) => key === "GET user/job/list").map(({ query }) => query["purpose"]);
    expect(lists, "a search, and what nobody searched for").toEqual([undefined, "page"]);
  });

  it.each([
    ["bos", { label: "Boston, MA", locality: "Boston", postal_code: null }, "Boston"],
    ["021", { label: "02108 Boston, MA", locality: "Boston", postal_code: "02108" }, "02108"],
  ])("names the searched place if it differs from the input: %s", async (typed, place, name) => {
    const { call } = api({
      "GET map/places": () => [{ ...place, latitude: 30, longitude: -95 }],
      "GET user/job/list": () => ({ tag: "a", items: [], total: 3, page: 1, limit: 20 }),
      "GET user/job/filter-data": () => FACETS,
    });
    const data = await load(`/jobmap?location=${typed}`, call);
    expect(data.placeName).toBe(name);
    const [heading] = exploreMeta(undefined, { ...data, query: `?location=${typed}` });
    expect(heading).toMatchObject({ title: expect.stringContaining(`3 jobs within 20 miles of ${name}`) });
  });

  it("searches all of a state, a county or a metropolitan area, whatever the distance", async () => {
    const texas = {
      label: "Texas",
      kind: "REGION",
      latitude: 31,
      longitude: -100,
      bounds: [-107, 26, -93, 37],
    };
    const { call, asked } = api({
      "GET map/places": () => [texas],
      "GET user/job/list": () => ({ tag: "a", items: [], total: 322, page: 1, limit: 20 }),
      "GET user/job/filter-data": () => FACETS,
    });
    const data = await load("/jobmap?location=tx&distance=5&sort=nearest", call);
    expect(data.extent).toMatchObject({ label: "Texas", bounds: { west: -107, south: 26 } });
    expect(data.point).toBeNull();
    const list = asked.find(({ key, query }) => key === "GET user/job/list" && query["limit"] === 20)?.query;
    expect(list).toMatchObject({ location: "tx" });
    for (const left of ["latitude", "distance", "sort"]) expect(list).not.toHaveProperty(left);
    const [heading] = exploreMeta(undefined, data);
    expect(heading).toMatchObject({ title: expect.stringContaining("322 jobs in Texas") });
  });

  it("searches an area of the map, where the place only determines distances", async () => {
    const { call, asked } = api({
      "GET user/job/list": () => ({ tag: "a", items: [], total: 1, page: 1, limit: 20 }),
      "GET user/job/filter-data": () => FACETS,
    });
    await load("/jobmap?latitude=38&longitude=-76&bbox=-77,38,-76,39", call);
    expect(asked[0]?.query).toMatchObject({ distance: 0, bbox: "-77,38,-76,39", latitude: 38 });
  });

  it("requests nationwide remote jobs with a place, unless the list includes them", async () => {
    const answers = {
      "GET user/job/list": (query: Record<string, unknown>) => ({
        tag: "a",
        items: [],
        total: query["limit"] === 3 ? 40 : 2,
        page: 1,
        limit: 20,
      }),
      "GET user/job/filter-data": () => FACETS,
    };
    const near = api(answers);
    expect((await load("/jobmap?latitude=38&longitude=-76&search=cook", near.call)).remote?.total).toBe(40);
    const remote = near.asked.find(({ query }) => query["limit"] === 3)?.query;
    expect(remote).toMatchObject({ search: "cook", location_type: ["TELECOMMUTE"] });
    expect(remote).not.toHaveProperty("latitude");
    for (const address of [
      "/jobmap",
      "/jobmap?latitude=38&longitude=-76&location_type=ONSITE",
      "/jobmap?latitude=38&longitude=-76&page=2",
    ])
      expect((await load(address, api(answers).call)).remote).toBeNull();
  });

  it("suggests places for an unknown one", async () => {
    const { call, asked } = api({
      "GET map/places": ({ q }) =>
        q === "Camb" ? [{ label: "Cambridge, MD", latitude: 1, longitude: 2 }] : [],
    });
    const data = await load("/jobmap?location=Cambrrridge,%20MD", call);
    expect(data.unknownPlace?.map(({ label }) => label)).toEqual(["Cambridge, MD"]);
    expect(asked.every(({ key }) => key === "GET map/places")).toBe(true);
  });

  it("counts suggestions for an empty list in one question and keeps those with results", async () => {
    const { call, asked } = api({
      "GET user/job/list": () => ({ tag: "a", items: [], total: 0, page: 1, limit: 20 }),
      "GET user/job/filter-data": () => FACETS,
      "POST user/job/totals": () => [7, 0, null, 12],
    });
    const data = await load("/jobmap?search=cook&pay_floor=9000000&employment_type=INTERN", call);
    expect(data.waysOut).toEqual([
      { id: "pay", change: { payFloor: null }, count: 7 },
      expect.objectContaining({ id: "filters", count: 12 }),
    ]);
    const [totals, ...more] = asked.filter(({ key }) => key === "POST user/job/totals");
    expect(more).toEqual([]);
    expect(totals?.body).toEqual({
      searches: [
        { search: "cook", employment_type: "INTERN" },
        { search: "cook", pay_floor: "9000000" },
        { pay_floor: "9000000", employment_type: "INTERN" },
        { search: "cook" },
      ],
    });
  });

  it("asks nothing again that the same state of the jobs answers", async () => {
    let tag = "a";
    const { call, asked } = api({
      "GET map/places": () => [{ label: "Cambridge, MD", latitude: 38.5, longitude: -76 }],
      "GET user/job/list": () => ({ tag, items: [], total: 3, page: 1, limit: 20 }),
      "GET user/job/filter-data": () => ({ ...FACETS, tag }),
    });
    const memory = new ExploreMemory();
    const move = async (bbox: string) => {
      asked.length = 0;
      const url = new URL(`/jobmap?location=Cambridge&bbox=${bbox}`, "http://x");
      await loadExplore(url, call, 0, new AbortController().signal, memory);
      return asked.map(({ key, query }) => `${key}${query["limit"] === 3 ? " of remote jobs" : ""}`).sort();
    };
    const list = "GET user/job/list";
    const all = ["GET map/places", "GET user/job/filter-data", list, `${list} of remote jobs`];
    expect(await move("-77,38,-76,39")).toEqual(all);
    expect(asked.find(({ key }) => key.endsWith("filter-data"))?.query, "as it is all over the map").toEqual({
      location: "Cambridge",
      latitude: 38.5,
      longitude: -76,
      distance: 20,
      facets: ["category", "location_type"],
    });
    expect(await move("-77,38.1,-76,39.1")).toEqual([list]);
    tag = "b";
    expect(await move("-77,38.2,-76,39.2")).toEqual(all.slice(1));
    expect(await move("-77,38,-76,39")).toEqual([list]);
  });

  it("returns a failed list as data, so that the map keeps working", async () => {
    const { call } = api({
      "GET user/job/list": () => {
        throw new ApiFailure("unavailable", "The database does not answer.");
      },
      "GET user/job/filter-data": () => FACETS,
    });
    const { list } = await load("/jobmap", call);
    expect(list).toEqual({
      ok: false,
      failure: { code: "unavailable", message: "The database does not answer.", fields: {} },
    });
  });

  it("reads a failed server-side call, which is a response", async () => {
    const { call } = api({
      "GET user/job/list": () => {
        throw Response.json(
          { code: "invalid_input", message: "No.", error: { page: "Too far." } },
          { status: 400 },
        );
      },
      "GET user/job/filter-data": () => FACETS,
    });
    const { list } = await load("/jobmap", call);
    expect(list).toMatchObject({ failure: { code: "invalid_input", fields: { page: "Too far." } } });
  });

  it("works without the counts", async () => {
    const { call } = api({
      "GET user/job/list": () => ({ tag: "a", items: [], total: 5, page: 1, limit: 20 }),
    });
    const data = await load("/jobmap?employment_type=INTERN", call);
    expect(data.quick).toBeNull();
    expect(data.list).toMatchObject({ ok: true, total: 5 });
  });
});
