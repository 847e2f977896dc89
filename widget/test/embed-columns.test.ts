import { describe, expect, test } from "vitest";
import { decodeCompanyColumns, placeOf } from "../src/core/company-columns.ts";
import { countJobs, matchEntries } from "../src/core/company-columns-filter.ts";
import { ALL, encoded } from "./company-bytes.ts";
import { makeJobs } from "./fake-jobs.ts";

describe("columns of a company", () => {
  test("have the jobs' content, within three meters", () => {
    const jobs = makeJobs(500);
    const columns = decodeCompanyColumns(encoded(jobs));
    expect(columns.length).toBe(500);
    for (let entry = 0; entry < columns.length; entry++) {
      const job = jobs.find(({ id }) => id === columns.ids[entry]);
      const traits = columns.traits[columns.trait[entry] ?? -1];
      expect(traits?.locationType).toBe(job?.locationType);
      expect(traits?.employmentTypes).toEqual(job?.employmentTypes);
      expect(columns.pays[(columns.pay[entry] ?? 0) - 1] ?? null).toEqual(job?.pay ?? null);
      expect(columns.day[entry]).toBe(job?.day ?? 0);
      expect(columns.meta.categories[traits?.category ?? -1]?.id).toBe(job?.categoryId);
      const [point] = job?.points ?? [];
      const place = placeOf(columns, entry);
      expect(place === undefined).toBe(point === undefined);
      expect(Math.abs((place?.latitude ?? 0) - (point?.latitude ?? 0))).toBeLessThan(2.7e-5);
      expect(Math.abs((place?.longitude ?? 0) - (point?.longitude ?? 0))).toBeLessThan(2.7e-5);
    }
  });

  test("ten thousand jobs at as many places decode, and are small", () => {
    const bytes = encoded(makeJobs(10_000));
    expect(bytes.length / 10_000).toBeLessThan(13);
    const columns = decodeCompanyColumns(bytes);
    expect(countJobs(columns, matchEntries(columns, ALL))).toBe(10_000);
  });

  test("are rejected if truncated, of another version, or with a wrong length", () => {
    const bytes = encoded(makeJobs(20));
    for (let end = 0; end < bytes.length; end += 7)
      expect(() => decodeCompanyColumns(bytes.slice(0, end))).toThrow();
    expect(() => decodeCompanyColumns(Uint8Array.from(bytes, (byte, i) => (i === 0 ? 9 : byte)))).toThrow(
      RangeError,
    );
  });

  test("filters agree with a plain reading of the jobs", () => {
    const jobs = makeJobs(300);
    const columns = decodeCompanyColumns(encoded(jobs));
    const count = (filter: Partial<Parameters<typeof matchEntries>[1]>): number =>
      countJobs(columns, matchEntries(columns, { ...ALL, ...filter }));
    expect(count({ employmentTypes: ["PART_TIME"] })).toBe(
      jobs.filter(({ employmentTypes }) => employmentTypes.includes("PART_TIME")).length,
    );
    expect(count({ locationTypes: ["TELECOMMUTE", "HYBRID"] })).toBe(
      jobs.filter(({ locationType }) => locationType !== "ONSITE").length,
    );
    expect(count({ payFloor: 5_000_000 })).toBe(
      jobs.filter(({ pay }) => pay !== null && pay.min * 2_080 >= 5_000_000).length,
    );
    expect(count({ categories: [2], employmentTypes: ["FULL_TIME"] })).toBe(
      jobs.filter((job) => job.categoryId === 2 && job.employmentTypes.includes("FULL_TIME")).length,
    );
  });
});
