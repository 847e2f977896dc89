import { createHash } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import { describe, expect, it } from "vitest";
import { PAY_PERIODS_PER_YEAR } from "../../contract/src/enums.ts";
import { DEMO_COMPANIES } from "../../db/demo/companies.ts";
import { generateDemo } from "../../db/demo/generate.ts";
import type { DemoJob } from "../../db/demo/job.ts";
import { regionOf } from "../../db/demo/regions.ts";
import { gazetteerRows } from "../../db/seed-places.ts";

const TODAY = new Date("2026-11-20T12:00:00Z");
const places = gazetteerRows();
const demo = generateDemo({ today: TODAY }, places);
const jobs = [...demo.jobs()];

const hash = (some: Iterable<DemoJob>) =>
  createHash("sha256")
    .update(JSON.stringify([...some]))
    .digest("hex");
const published = jobs.filter(({ status }) => status === "PUBLISHED");

describe("demo data", () => {
  it("is the same for the same options, and differs for another seed", () => {
    const some = (seed: number, today = TODAY) => [
      ...generateDemo({ jobs: 300, seed, today }, places).jobs(),
    ];
    expect(hash(some(1))).toBe(hash(some(1)));
    expect(hash(some(2))).not.toBe(hash(some(1)));
  });

  it("changes only its dates with the day", () => {
    const at = (today: Date) =>
      [...generateDemo({ jobs: 300, today }, places).jobs()].map((job) => ({
        slug: job.slug,
        title: job.posting.title,
        age: today.getTime() - job.postedAt.getTime(),
      }));
    expect(at(new Date(TODAY.getTime() + 100 * DAY_MS))).toEqual(at(TODAY));
  });

  it("has 30,000 jobs at more than 500 companies: one with 10,000, one with one, one with none", () => {
    expect(jobs).toHaveLength(30_000);
    expect(published.length).toBeGreaterThan(25_000);
    expect(demo.companies.length).toBeGreaterThan(500);
    const counts = new Map(demo.companies.map(({ username, jobs: own }) => [username, own]));
    expect(counts.get(DEMO_COMPANIES.large)).toBe(10_000);
    expect(counts.get(DEMO_COMPANIES.single)).toBe(1);
    expect(counts.get(DEMO_COMPANIES.empty)).toBe(0);
    expect([...counts.values()].filter((own) => own < 2)).toHaveLength(2);
    const large = published.filter(({ posting }) => posting.company.username === DEMO_COMPANIES.large);
    expect(large).toHaveLength(10_000);
  });

  it("keeps its proportions when it is small", () => {
    for (const size of [60, 600]) {
      const small = generateDemo({ jobs: size, today: TODAY }, places);
      const own = (username: string) =>
        small.companies.find((company) => company.username === username)?.jobs;
      expect([...small.jobs()]).toHaveLength(size);
      expect(own(DEMO_COMPANIES.large)).toBe(size / 3);
      expect(own(DEMO_COMPANIES.single)).toBe(1);
      expect(own(DEMO_COMPANIES.empty)).toBe(0);
    }
    const statuses = new Set(
      [...generateDemo({ jobs: 600, today: TODAY }, places).jobs()].map(({ status }) => status),
    );
    expect(statuses).toEqual(new Set(["PUBLISHED", "EXPIRED", "CLOSED", "PAUSED"]));
  });

  it("has some jobs from feeds, one of which states posting dates, at any size", () => {
    for (const size of [300, 30_000]) {
      const fed = generateDemo({ jobs: size, today: TODAY }, places).companies.filter(({ feed }) => feed);
      expect(new Set(fed.map(({ feed }) => feed?.isDated))).toEqual(new Set([true, false]));
      const share = fed.reduce((sum, company) => sum + company.jobs, 0) / size;
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.06);
      const names: readonly string[] = Object.values(DEMO_COMPANIES);
      for (const { username, appliesOutside } of fed)
        expect([appliesOutside, names.includes(username)]).toEqual([true, false]);
    }
  });

  it("says for every company that it is invented", () => {
    for (const { description, website, username } of demo.companies) {
      expect(description).toContain("This is a demo company.");
      expect(website).toBe(`https://${username}.example`);
    }
    expect(new Set(demo.companies.map(({ username }) => username)).size).toBe(demo.companies.length);
  });

  it("covers at least 150 occupations of all 22 major groups and 300 towns, large ones more often", () => {
    expect(new Set(jobs.map(({ posting }) => posting.occupation.code)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(jobs.map(({ posting }) => posting.occupation.category)).size).toBe(22);
    const towns = Map.groupBy(
      jobs.flatMap(({ posting }) => posting.locations),
      ({ locality, region }) => `${locality}, ${region}`,
    );
    expect(towns.size).toBeGreaterThanOrEqual(300);
    const in_ = (town: string) => towns.get(town)?.length ?? 0;
    expect(in_("Chicago, IL")).toBeGreaterThan(4 * in_("Peoria, IL"));
  });

  it("mixes places, pay and ways to apply realistically", () => {
    const share = (has: (job: DemoJob) => boolean) => jobs.filter(has).length / jobs.length;
    const precision = (wanted: string) => share(({ posting }) => posting.locations[0]?.precision === wanted);
    expect(precision("ROOFTOP")).toBeCloseTo(0.58, 1);
    expect(precision("POSTCODE")).toBeCloseTo(0.24, 1);
    expect(precision("CITY")).toBeCloseTo(0.14, 1);
    expect(share(({ posting }) => posting.pay === null)).toBeCloseTo(0.15, 1);
    expect(share(({ posting }) => posting.locationType === "TELECOMMUTE")).toBeGreaterThan(0.02);
    expect(share(({ posting }) => posting.locationType === "HYBRID")).toBeGreaterThan(0.03);
    const several = share(({ posting }) => posting.locations.length > 1);
    expect(several).toBeGreaterThan(0.025);
    expect(several).toBeLessThan(0.045);
    expect(share(({ posting }) => posting.language === "es")).toBeGreaterThan(0.004);
    expect(share(({ posting }) => posting.applyKind === "URL")).toBeGreaterThan(0.4);
    const units = new Set(jobs.map(({ posting }) => posting.pay?.unit));
    expect(units).toEqual(new Set([undefined, "HOUR", "DAY", "WEEK", "MONTH", "YEAR"]));
  });
});

describe("a demo job", () => {
  it("has a unique slug that fits its column", () => {
    expect(new Set(jobs.map(({ slug }) => slug)).size).toBe(jobs.length);
    for (const { slug } of jobs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Math.max(...jobs.map(({ slug }) => slug.length))).toBeLessThanOrEqual(160);
  });

  it("stays within the limits of titles, places and openings", () => {
    for (const { posting } of jobs) {
      expect(posting.title.length).toBeGreaterThanOrEqual(5);
      expect(posting.title.length).toBeLessThanOrEqual(100);
      expect(posting.locations.length).toBeLessThanOrEqual(12);
      expect(posting.requiredSkills.length + posting.helpfulSkills.length).toBeGreaterThanOrEqual(5);
    }
  });

  it("pays legally and plausibly", () => {
    for (const { posting } of jobs) {
      const { pay, locations, locationType } = posting;
      if (!pay) continue;
      const yearly = pay.min * PAY_PERIODS_PER_YEAR[pay.unit];
      expect(yearly).toBeLessThan(400_000_00);
      expect(pay.max ?? pay.min + 1).toBeGreaterThan(pay.min);
      const region = locations[0]?.region;
      const floor = locationType === "TELECOMMUTE" || !region ? 7.25 : regionOf(region).minimumWage;
      expect(yearly).toBeGreaterThanOrEqual(floor * 2_080 * 100);
    }
  });

  it("is in the United States at its stated precision", () => {
    for (const { posting } of jobs) {
      for (const place of posting.locations) {
        expect(place.street !== null).toBe(place.precision === "ROOFTOP");
        if (posting.locationType === "TELECOMMUTE") {
          expect([place.latitude, place.longitude, place.precision]).toEqual([null, null, null]);
          continue;
        }
        expect(place.latitude).toBeGreaterThan(17.5);
        expect(place.latitude).toBeLessThan(71.6);
        expect(place.longitude).toBeGreaterThan(-180);
        expect(place.longitude).toBeLessThan(-65);
      }
      expect(posting.locationType === "TELECOMMUTE" || posting.locations.length > 0).toBe(true);
    }
  });

  it("was posted in the last 45 days, runs for at most 90, and is open exactly if its listing is", () => {
    for (const { status, postedAt, confirmedAt, validThrough, closeReason } of jobs) {
      const age = (TODAY.getTime() - postedAt.getTime()) / DAY_MS;
      expect(age).toBeGreaterThan(0);
      expect(age).toBeLessThanOrEqual(45.02);
      expect(confirmedAt.getTime()).toBeGreaterThanOrEqual(postedAt.getTime());
      expect(confirmedAt.getTime()).toBeLessThanOrEqual(TODAY.getTime());
      expect(validThrough.getTime() - postedAt.getTime()).toBeLessThanOrEqual(90 * DAY_MS + 1_000);
      expect(validThrough > TODAY).toBe(status !== "EXPIRED");
      expect(closeReason !== null).toBe(status === "CLOSED");
    }
  });
});
