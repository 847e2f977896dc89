import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, LOCATION_TYPES } from "@jobmap/contract/enums";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type JobFilter, JobIndex, PAY_BANDS, POSTED_DAYS } from "../../src/map/index.ts";
import { filter, jobs, NOW, point } from "./arbitraries.ts";
import { Reference } from "./reference.ts";

const options = { now: () => NOW, rebuildAfter: 0 };

function both(rows: Parameters<typeof JobIndex.build>[0]): [JobIndex, Reference] {
  const reference = new Reference(NOW);
  for (const row of rows) reference.jobs.set(row.id, row);
  return [JobIndex.build(rows, options), reference];
}

describe("JobIndex.list", () => {
  it("finds the jobs, in the order, and the total that the reference does", () => {
    fc.assert(
      fc.property(
        jobs(80),
        filter,
        fc.constantFrom("relevance" as const, "newest" as const, "pay" as const, "nearest" as const),
        fc.option(point),
        fc.nat(20),
        fc.nat(30),
        (rows, conditions, sort, origin, offset, limit) => {
          const [index, reference] = both(rows);
          const page = { sort, offset, limit, ...(origin === null ? {} : { origin }) };
          const list = index.list(conditions, page);
          expect(list.ids).toEqual(reference.list(conditions, page));
          expect(list.total).toBe(reference.all(conditions).length);
          expect(index.count(conditions)).toBe(list.total);
          for (const [i, metres] of (list.distances ?? []).entries()) {
            const row = reference.jobs.get(list.ids[i] ?? 0);
            const expected = row && origin ? reference.distance(row, conditions, origin) : 0;
            if (metres === null) expect(expected).toBe(1e12);
            else expect(Math.abs(metres - expected)).toBeLessThan(0.01);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it("gives an empty page past the end", () => {
    const [index] = both([]);
    expect(index.list({}, { offset: 1e12, limit: 100 })).toEqual({ ids: [], total: 0 });
  });
});

describe("JobIndex.facets", () => {
  it("counts each group under all other conditions", () => {
    fc.assert(
      fc.property(jobs(60), filter, (rows, conditions) => {
        const [index, reference] = both(rows);
        const counts = index.facets(conditions);
        const count = (group: keyof JobFilter, value: unknown): number =>
          reference.all({ ...conditions, [group]: value }).length;
        expect(counts.total).toBe(reference.all(conditions).length);
        const each = <V>(group: keyof JobFilter, values: readonly V[], wrap: (value: V) => unknown) =>
          values.map((value) => ({ value, count: count(group, wrap(value)) }));
        const list = <V>(value: V): V[] => [value];
        const self = <V>(value: V): V => value;
        expect(counts.employmentTypes).toEqual(each("employmentTypes", EMPLOYMENT_TYPES, list));
        expect(counts.locationTypes).toEqual(each("locationTypes", LOCATION_TYPES, list));
        expect(counts.educationLevels).toEqual(each("educationLevels", EDUCATION_LEVELS, list));
        expect(counts.payFloors).toEqual(each("payFloor", PAY_BANDS, self));
        expect(counts.postedWithinDays).toEqual(each("postedWithinDays", POSTED_DAYS, self));
        const most = (counted: { value: number; count: number }[]) =>
          counted.filter(({ count: n }) => n > 0).sort((a, b) => b.count - a.count || a.value - b.value);
        expect(counts.categories).toEqual(most(each("categoryIds", [1, 2, 3], list)));
        const { companyText: _, ...rest } = conditions;
        const companies = [0, 1, 2, 3, 4].map((value) => ({
          value,
          count: reference.all({ ...rest, companyIds: [value] }).length,
        }));
        expect(counts.companies).toEqual(most(companies));
      }),
      { numRuns: 200 },
    );
  });
});
