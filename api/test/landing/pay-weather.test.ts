import { MIN_PAY_WEATHER, PAY_PERIODS_PER_YEAR, PAY_UNITS } from "@jobmap/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePay } from "../../src/landing/pay-weather.ts";

/** Hourly pay in dollars, as yearly cents. */
const hourly = (...dollars: number[]) =>
  Float64Array.from(dollars.map((each) => each * 100 * PAY_PERIODS_PER_YEAR.HOUR)).sort();

const TWELVE = hourly(18, 19, 20, 20.5, 21, 21.5, 22, 23, 24, 25, 26, 30);

describe("pay among others", () => {
  it("stands in a third of them, and a raise is named that passes many", () => {
    const { median, own } = comparePay(TWELVE, "HOUR", { min: 1_900, max: null, unit: "HOUR" });
    expect(median).toBe(2_150);
    expect(own).toEqual({ third: "LOWEST", below: 1, raise: { more: 160, passes: 3 } });
    expect(comparePay(TWELVE, "HOUR", { min: 2_900, max: 3_500, unit: "HOUR" }).own).toEqual({
      third: "HIGHEST",
      below: 12,
      raise: null,
    });
    expect(comparePay(TWELVE, "HOUR", { min: 2_100, max: 2_200, unit: "HOUR" }).own?.third).toBe("MIDDLE");
  });

  it("is not compared with too few", () => {
    const few = TWELVE.slice(0, MIN_PAY_WEATHER - 1);
    const asked = { min: 2_000, max: null, unit: "HOUR" } as const;
    expect(comparePay(few, "HOUR", asked)).toEqual({ median: null, own: null });
    expect(comparePay(TWELVE.slice(0, MIN_PAY_WEATHER), "HOUR", asked).own).not.toBeNull();
  });

  it("counts what a raise passes as whoever counts one by one", () => {
    const others = fc.array(fc.integer({ min: 1_500_000, max: 20_000_000 }), { minLength: 8, maxLength: 60 });
    const unit = fc.constantFrom(...PAY_UNITS);
    fc.assert(
      fc.property(others, unit, fc.double({ min: 0.2, max: 3, noNaN: true }), (yearly, per, times) => {
        const periods = PAY_PERIODS_PER_YEAR[per];
        const min = Math.max(1, Math.round((6_000_000 * times) / periods));
        const sorted = Float64Array.from(yearly).sort();
        const { own } = comparePay(sorted, per, { min, max: null, unit: per });
        expect(own?.below).toBe(yearly.filter((each) => each < min * periods).length);
        if (!own?.raise) return;
        const { more, passes } = own.raise;
        const passed = yearly.filter((each) => each >= min * periods && each < (min + more) * periods);
        expect(passes).toBe(passed.length);
        expect(passes).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});
