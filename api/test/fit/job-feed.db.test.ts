import {
  COMPANY_SIZES,
  EMPLOYMENT_TYPES,
  type Feed,
  LOCATION_TYPES,
  type Preferences,
} from "@jobmap/contract";
import { IMPORTANCES } from "@jobmap/contract/culture";
import { checkFacts, isRuledOut } from "@jobmap/contract/fit";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { Job } from "../../src/models/index.ts";
import { distanceKm } from "../../src/places/distance.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const update = (body: object) => ada.ok("POST user/preference/update", "user/preference/update", body);
const feed = (query = "") => ada.ok("GET user/job-feed", `user/job-feed?limit=100${query}`);
const titles = ({ items }: Feed) => items.map(({ job }) => job.title);
const MUST = { importance: "DEALBREAKER" } as const;

describe("the Job Feed", () => {
  it("has what was wished for, with the reason, and nothing before anything was", async () => {
    const made = [
      await buildJob({ title: "Registered Nurse", occupationCode: "29-1141.00" }),
      await buildJob({ title: "ICU Nurse" }, { at: [[42.36, -71.06]] }),
      await buildJob({ title: "Forklift Operator" }),
      await buildJob({ title: "Cook" }),
    ];
    await server().refresh(...made.map(({ id }) => id));
    expect(await feed()).toMatchObject({ items: [], total: 0, excluded: [] });
    await update({ occupations: ["nurse", "forklift operator"] });
    const found = await feed("&sort=newest");
    expect(titles(found)).toEqual(["Registered Nurse", "ICU Nurse", "Forklift Operator"]);
    expect(found.items[0]).toMatchObject({
      wished: { occupation: "nurse", reason: expect.any(String) },
      occupation: { code: "29-1141.00", name: "Registered Nurses" },
      facts: [],
    });
    expect(found.items[2]?.wished?.occupation).toBe("forklift operator");

    await update({ distance: { location: "Baltimore, MD", miles: 30, importance: "LOW" } });
    const near = await feed("&sort=nearest");
    expect(near).toMatchObject({ total: 3, sort: "nearest", excluded: [] });
    expect(near.items.map(({ facts }) => facts.map(({ outcome }) => outcome))).toEqual([
      ["MET"],
      ["MET"],
      ["NOT_MET"],
    ]);
    await update({
      distance: { location: "Baltimore, MD", miles: 30, ...MUST },
      not_occupations: ["29-1141.00"],
    });
    expect(await feed()).toMatchObject({
      total: 1,
      excluded: [
        { limit: "not_occupations", count: 1 },
        { limit: "distance", count: expect.any(Number) },
      ],
    });
    await update({ is_on: false });
    expect(await feed()).toMatchObject({ items: [], total: 0 });
  });

  it("goes through all of them in pages, and says what takes how many out", async () => {
    const jobs = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        buildJob({
          title: `Deckhand ${n}`,
          salaryCurrency: "USD",
          salaryMin: (n + 1) * 1_000_000,
          salaryUnit: "YEAR",
          locationType: n % 2 ? "ONSITE" : "HYBRID",
        }),
      ),
    );
    await server().refresh(...jobs.map(({ id }) => id));
    await update({
      pay_floor: { value: 5_000_000, ...MUST },
      location_types: { value: ["HYBRID"], ...MUST },
    });
    const all = await feed("&sort=pay");
    expect(titles(all)).toEqual(["Deckhand 10", "Deckhand 8", "Deckhand 6", "Deckhand 4"]);
    expect(all.excluded).toEqual([
      { limit: "location_types", count: 4 },
      { limit: "pay_floor", count: 2 },
    ]);
    const page = await ada.ok("GET user/job-feed", "user/job-feed?sort=pay&limit=3&page=2");
    expect(titles(page)).toEqual(["Deckhand 4"]);
    expect((await ada.fails("GET", "user/job-feed?limit=100&page=101")).httpStatus).toBe(400);
  });

  it("keeps every dealbreaker, and leaves out nothing that keeps them all", async () => {
    const companies = await Promise.all(
      [null, ...COMPANY_SIZES.slice(0, 3)].map((size) => buildCompany({ size })),
    );
    const pick = <T>(all: readonly T[], n: number): T | undefined => all[n % all.length];
    for (let n = 0; n < 60; n++)
      await buildJob(
        {
          locationType: pick(LOCATION_TYPES, n) ?? "ONSITE",
          ...(n % 4 && {
            salaryCurrency: n % 7 ? "USD" : "CAD",
            salaryMin: n % 2 ? 1_000 + n * 60 : 2_000_000 + n * 100_000,
            salaryUnit: n % 2 ? ("HOUR" as const) : ("YEAR" as const),
          }),
        },
        {
          company: pick(companies, n + Math.floor(n / 4)) ?? (await buildCompany()),
          at: n % 5 ? [[39.29 + (n % 9) * 0.2, -76.61]] : [],
          employmentTypes: [pick(EMPLOYMENT_TYPES.slice(0, 3), n + Math.floor(n / 3)) ?? "FULL_TIME"],
        },
      );
    const rows = await Job.findAll({ include: ["company", "locations", "employmentTypes"] });
    await server().refresh(...rows.map(({ id }) => id));
    const factsOf = (job: Job, from: Preferences["distance"]) => ({
      location_type: job.locationType,
      employment_types: (job.employmentTypes ?? []).map(({ employmentType }) => employmentType),
      base_salary:
        job.salaryMin != null && job.salaryCurrency != null && job.salaryUnit != null
          ? { min: job.salaryMin, currency: job.salaryCurrency, unit: job.salaryUnit }
          : null,
      distance:
        from && job.locations?.[0]?.latitude != null && job.locations[0].longitude != null
          ? distanceKm(from, { latitude: job.locations[0].latitude, longitude: job.locations[0].longitude }) /
            1.609_344
          : null,
      company_size: job.company?.size ?? null,
    });
    const importance = fc.constantFrom(...IMPORTANCES);
    const some = <T>(value: fc.Arbitrary<T>) =>
      fc.option(fc.record({ value, importance }), { nil: null, freq: 2 });
    const wishes = fc.record({
      location_types: some(fc.subarray([...LOCATION_TYPES], { minLength: 1 })),
      pay_floor: some(fc.integer({ min: 2_000_000, max: 9_000_000 })),
      employment_types: some(fc.subarray([...EMPLOYMENT_TYPES].slice(0, 4), { minLength: 1 })),
      company_sizes: some(fc.subarray([...COMPANY_SIZES].slice(0, 4), { minLength: 1 })),
      distance: fc.option(
        fc.record({
          location: fc.constant("Baltimore, MD"),
          miles: fc.integer({ min: 1, max: 100 }),
          importance,
        }),
        { nil: null, freq: 2 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(wishes, async (wished) => {
        const stated = await update(wished);
        const { items, total } = await feed();
        const isEmpty = Object.values(wished).every((wish) => wish === null);
        const right = rows
          .filter((job) => !isRuledOut(checkFacts(stated, factsOf(job, stated.distance))))
          .map(({ id }) => id);
        expect(items.map(({ job }) => job.id).toSorted((a, b) => a - b)).toEqual(
          isEmpty ? [] : right.toSorted((a, b) => a - b),
        );
        expect(total).toBe(items.length);
        for (const { facts } of items) expect(isRuledOut(facts)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });
});
