import {
  CULTURE_DIMENSIONS,
  CULTURE_IMPORTANCES,
  CULTURE_STATEMENTS,
  type CultureDimension,
  IMPORTANCES,
} from "@jobmap/contract/culture";
import {
  type CandidateCulture,
  checkFacts,
  compareCulture,
  type EmployerCulture,
  type FactWishes,
  isRuledOut,
  type JobFacts,
} from "@jobmap/contract/fit";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const score = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null });
const scores = fc.record({ first: score, second: score });
const byDimension = <T>(one: fc.Arbitrary<T>) =>
  fc.record(
    Object.fromEntries(CULTURE_DIMENSIONS.map((name) => [name, one])) as Record<
      CultureDimension,
      fc.Arbitrary<T>
    >,
    { requiredKeys: [] },
  );
const candidate: fc.Arbitrary<CandidateCulture> = byDimension(
  fc.record({ first: score, second: score, importance: fc.constantFrom(...CULTURE_IMPORTANCES) }),
);
const employer: fc.Arbitrary<EmployerCulture> = byDimension(scores);
/** What an account has besides answers. */
const person = fc.record({
  name: fc.string(),
  age: fc.nat(),
  picture: fc.webUrl(),
  postcode: fc.string(),
  gender: fc.string(),
});

describe("a way of working, compared", () => {
  it("depends on the answers alone: name, age, picture, gender and postcode change nothing", () => {
    fc.assert(
      fc.property(candidate, employer, person, person, (mine, theirs, one, other) => {
        expect(compareCulture({ ...one, ...mine }, { ...other, ...theirs })).toEqual(
          compareCulture({ ...other, ...mine }, { ...one, ...theirs }),
        );
      }),
    );
  });

  it("is symmetric: whoever asks, the difference is the same and the direction the other way", () => {
    const opposite = { MORE: "LESS", LESS: "MORE", AS_MUCH: "AS_MUCH" } as const;
    fc.assert(
      fc.property(candidate, candidate, (one, other) => {
        const back = new Map(compareCulture(other, one).map((fit) => [fit.dimension, fit]));
        for (const fit of compareCulture(one, other)) {
          const same = back.get(fit.dimension);
          if (!same) continue;
          expect(same).toMatchObject({ difference: fit.difference, nearness: fit.nearness });
          expect(same.wants).toBe(fit.wants && opposite[fit.wants]);
        }
      }),
    );
  });

  it("is monotone: a closer answer is never a larger difference, nor a farther dimension", () => {
    const rank = { CLOSE: 0, APART: 1, FAR: 2 } as const;
    const whole = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(whole, whole, whole, whole, whole, (mine, second, theirs, closer, otherSecond) => {
        fc.pre(Math.abs(mine - closer) <= Math.abs(mine - theirs));
        const ask = (first: number) =>
          compareCulture(
            { team: { first: mine, second, importance: "HIGH" } },
            { team: { first, second: otherSecond } },
          )[0];
        const [far, near] = [ask(theirs), ask(closer)];
        expect(near?.difference).toBeLessThanOrEqual(far?.difference ?? Number.NaN);
        expect(rank[near?.nearness ?? "FAR"]).toBeLessThanOrEqual(rank[far?.nearness ?? "CLOSE"]);
      }),
    );
  });

  it("says nothing where somebody has not answered, and has no total", () => {
    fc.assert(
      fc.property(candidate, employer, (mine, theirs) => {
        const fits = compareCulture(mine, theirs);
        expect(new Set(fits.map(({ dimension }) => dimension))).toEqual(new Set(Object.keys(mine)));
        for (const fit of fits) {
          const all = [fit.mine.first, fit.mine.second, fit.theirs.first, fit.theirs.second];
          expect(fit.difference === null).toBe(all.includes(null));
          expect(Object.keys(fit)).not.toContain("total");
        }
        // What matters much comes first; nothing is added up.
        expect(fits.map(({ importance }) => importance)).toEqual(
          fits.map(({ importance }) => importance).toSorted(),
        );
      }),
    );
  });

  it("follows a sum that anybody can do", () => {
    const [fit] = compareCulture(
      { detail: { first: 5, second: 2, importance: "HIGH" } },
      { detail: { first: 3, second: 4 } },
    );
    expect(fit).toMatchObject({ difference: 4, nearness: "APART", wants: "AS_MUCH" });
  });

  it("has two statements of its own for each dimension", () => {
    const all = CULTURE_DIMENSIONS.flatMap((name) => {
      const { first, second } = CULTURE_STATEMENTS[name];
      return [first, second];
    });
    expect(new Set(all).size).toBe(14);
  });
});

const values = (...all: string[]) => fc.subarray(all, { minLength: 1 });
const wish = <T>(value: fc.Arbitrary<T>) =>
  fc.option(fc.record({ value, importance: fc.constantFrom(...IMPORTANCES) }), { nil: null });
/** Few enough that a wish and a job often state the same. */
const EVEN_PAY = fc.constantFrom(1_000, 2_080_000, 5_000_000);
const MILES = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.constantFrom(10, 20));
const wishes: fc.Arbitrary<FactWishes> = fc.record({
  location_types: wish(values("ONSITE", "HYBRID", "TELECOMMUTE")),
  distance: fc.option(fc.record({ miles: MILES, importance: fc.constantFrom(...IMPORTANCES) }), {
    nil: null,
  }),
  pay_floor: wish(fc.oneof(fc.integer({ min: 100, max: 20_000_000 }), EVEN_PAY)),
  employment_types: wish(values("FULL_TIME", "PART_TIME")),
  company_sizes: wish(values("1-10", "11-50")),
});
const jobs: fc.Arbitrary<JobFacts> = fc.record({
  location_type: fc.constantFrom("ONSITE", "HYBRID", "TELECOMMUTE"),
  employment_types: fc.subarray(["FULL_TIME", "PART_TIME"]),
  base_salary: fc.option(
    fc.record({
      currency: fc.constantFrom("USD", "CAD"),
      min: fc.oneof(fc.integer({ min: 1, max: 20_000_000 }), EVEN_PAY),
      unit: fc.constantFrom("HOUR", "YEAR"),
    }),
    { nil: null },
  ),
  distance: fc.option(fc.oneof(fc.double({ min: 0, max: 1_000, noNaN: true }), MILES), { nil: null }),
  company_size: fc.option(fc.constantFrom("1-10", "11-50"), { nil: null }),
});

describe("a job's facts, held against wishes", () => {
  it("rule a job out exactly if a dealbreaker is not met, or cannot be known", () => {
    fc.assert(
      fc.property(wishes, jobs, (wanted, job) => {
        const checks = checkFacts(wanted, job);
        const pay =
          job.base_salary?.currency === "USD"
            ? job.base_salary.min * (job.base_salary.unit === "HOUR" ? 2_080 : 1)
            : -1;
        const fails = [
          wanted.location_types && !wanted.location_types.value.includes(job.location_type),
          wanted.distance && !(job.distance !== null && job.distance <= wanted.distance.miles),
          wanted.pay_floor && pay < wanted.pay_floor.value,
          wanted.employment_types &&
            !job.employment_types.some((one) => wanted.employment_types?.value.includes(one)),
          wanted.company_sizes && !wanted.company_sizes.value.includes(job.company_size ?? ""),
        ];
        const all = [
          wanted.location_types,
          wanted.distance,
          wanted.pay_floor,
          wanted.employment_types,
          wanted.company_sizes,
        ];
        expect(isRuledOut(checks)).toBe(
          all.some((one, n) => one?.importance === "DEALBREAKER" && fails[n] === true),
        );
        expect(checks).toHaveLength(all.filter((one) => one !== null).length);
        expect(checks.filter(({ outcome }) => outcome !== "MET")).toHaveLength(fails.filter(Boolean).length);
      }),
    );
  });

  it("never rule a job out that they let in, when a wish matters less", () => {
    fc.assert(
      fc.property(wishes, jobs, (wanted, job) => {
        const less: FactWishes = {
          ...wanted,
          pay_floor: wanted.pay_floor && { ...wanted.pay_floor, importance: "LOW" },
        };
        if (!isRuledOut(checkFacts(wanted, job))) expect(isRuledOut(checkFacts(less, job))).toBe(false);
      }),
    );
  });
});
