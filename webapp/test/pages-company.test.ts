import { describe, expect, it } from "vitest";
import { loadCompany } from "../src/features/company/load-company.ts";
import { buildCompany, buildSummary, fakeCall, refusal, statusOf } from "./pages-factories.ts";

const answers = {
  "GET user/company/getCompanyDetail/{id}": () => buildCompany(),
  "GET user/company/getCompanyJobs/{id}": () => ({ items: [buildSummary()], total: 21, page: 1, limit: 20 }),
  "GET map/clusters": () => ({
    total: 1,
    clusters: [],
    pins: [{ id: 12, latitude: 38.7, longitude: -75.9, precision: "CITY", base_salary: null }],
  }),
};

describe("loadCompany", () => {
  it("reads the employer, a page of its jobs, and their locations", async () => {
    const loaded = await loadCompany(fakeCall(answers).call, "wings-landing", 1);
    expect(loaded).toMatchObject({
      total: 21,
      pages: 2,
      company: { id: 7 },
      view: { center: { latitude: 38.7 } },
    });
  });

  it("requests only this employer's places", async () => {
    const { call, asked } = fakeCall(answers);
    await loadCompany(call, "wings-landing", 1);
    expect(asked.find(({ key }) => key === "GET map/clusters")?.input).toMatchObject({
      query: { company: 7 },
    });
  });

  it("begins where nearly all of its jobs are: an office across the sea does not shrink the map", async () => {
    const clusters = [
      { latitude: 42.36, longitude: -71.06, count: 60 },
      { latitude: 41.82, longitude: -71.41, count: 39 },
    ];
    const far = { id: 12, latitude: 21.3, longitude: -157.9, precision: "CITY", base_salary: null };
    const { call } = fakeCall({
      ...answers,
      "GET map/clusters": () => ({ total: 100, clusters, pins: [far] }),
    });
    const { view } = await loadCompany(call, "wings-landing", 1);
    if (!view || !("bounds" in view)) throw new Error("no bounds");
    expect(view.bounds.west).toBeGreaterThan(-72);
    expect(view.bounds.south).toBeGreaterThan(41);
    expect(view.bounds.north).toBeGreaterThan(42.36);
  });

  it("has no map if no job has a place", async () => {
    const { call } = fakeCall({
      ...answers,
      "GET map/clusters": () => ({ total: 0, clusters: [], pins: [] }),
    });
    expect((await loadCompany(call, "wings-landing", 1)).view).toBeNull();
  });

  it.each(["", "a b", "<script>", "x".repeat(121), "../jobs"])(
    "treats %j as unknown without a request",
    async (name) => {
      const { call, asked } = fakeCall({});
      expect(await statusOf(loadCompany(call, name, 1))).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it("passes on a 404", async () => {
    const { call } = fakeCall({ "GET user/company/getCompanyDetail/{id}": refusal(404, "not_found") });
    expect(await statusOf(loadCompany(call, "nobody", 1))).toBe(404);
  });
});
