import { describe, expect, it } from "vitest";
import { heroPins } from "../src/features/landing/hero-pins.ts";
import { loadLanding } from "../src/features/landing/load-landing.ts";
import { buildLocation, buildSummary, fakeCall } from "./pages-factories.ts";

const at = (latitude: number, longitude: number) => [buildLocation({ latitude, longitude })];

describe("heroPins", () => {
  it("has one flag per place: the newest", () => {
    const jobs = [
      buildSummary({ id: 1, locations: at(38.71, -75.9) }),
      buildSummary({ id: 2, locations: at(38.7101, -75.9001) }),
      buildSummary({ id: 3, locations: at(38.9, -76.5) }),
    ];
    expect(heroPins(jobs).map((pin) => pin.id)).toEqual([1, 3]);
  });
  it("invents no flags: not without pay or place, not for remote jobs, not out of view", () => {
    const jobs = [
      buildSummary({ base_salary: null }),
      buildSummary({ locations: [buildLocation({ latitude: null, longitude: null, precision: null })] }),
      buildSummary({ location_type: "TELECOMMUTE" }),
      buildSummary({ locations: at(34, -118) }),
    ];
    expect(heroPins(jobs)).toEqual([]);
  });
});

describe("loadLanding", () => {
  it("lists only places and categories with jobs, most first, with the count their link shows", async () => {
    const { call } = fakeCall({
      "GET user/job/filter-data": () => ({
        total: 30_000,
        category: [
          { value: "3", label: "Sales", count: 10 },
          { value: "5", label: "Science", count: 0 },
          { value: "9", label: "Legal", count: 40 },
        ],
      }),
      "GET user/companies": () => ({ items: [{ name: "Wings", username: "wings", job_count: 3 }] }),
      "GET user/job/list": (input) => ({
        items: [],
        total: "query" in input && JSON.stringify(input.query).includes('"Boston, MA"') ? 57 : 0,
      }),
      "GET map/clusters": () => ({
        clusters: [{ latitude: 40, longitude: -75, count: 9, is_stack: false, area: "x" }],
        pins: [],
      }),
      "GET map/places": (input) => {
        const name = "query" in input ? JSON.stringify(input.query) : "";
        return name.includes("boston") ? [{ label: "Boston, MA", latitude: 42.36, longitude: -71.06 }] : [];
      },
    });
    const landing = await loadLanding(call);
    expect(landing.total).toBe(30_000);
    expect(landing.categories).toEqual([
      { text: "Legal", to: "/jobmap?category=9", count: 40 },
      { text: "Sales", to: "/jobmap?category=3", count: 10 },
    ]);
    expect(landing.cities).toEqual([{ text: "Boston, MA", to: "/jobs/jobs-in-boston-ma", count: 57 }]);
    expect(landing.employers).toEqual([{ text: "Wings", to: "/company/wings", count: 3 }]);
    expect(landing.clusters).toEqual([{ latitude: 40, longitude: -75, count: 9 }]);
    expect(landing.pins).toEqual([]);
  });
});
