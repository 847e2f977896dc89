import { MIN_PAY_WEATHER, type PayWeather } from "@jobmap/contract";
import { PAY_PERIODS_PER_YEAR, type PayUnit } from "@jobmap/contract/enums";

/** Pay that is compared: minor units for its unit. A range counts by its middle. */
export interface AskedPay {
  readonly min: number;
  readonly max: number | null;
  readonly unit: PayUnit;
}

/** Steps of a raise that are tried. */
const MAX_STEPS = 10;
/** A raise is worth naming from this share of the listings on, and from so many. */
const PASSED_SHARE = 0.1;
const PASSED_LEAST = 3;

/**
 * Where pay stands among others.
 * @param yearly what the others promise for a year, in minor units, ascending
 */
export function comparePay(
  yearly: Float64Array,
  unit: PayUnit,
  asked: AskedPay | null,
): Pick<PayWeather, "median" | "own"> {
  if (yearly.length < MIN_PAY_WEATHER) return { median: null, own: null };
  const periods = PAY_PERIODS_PER_YEAR[unit];
  const median = Math.round((yearly[Math.ceil(yearly.length / 2) - 1] ?? 0) / periods);
  if (!asked) return { median, own: null };
  const middle = (asked.min + (asked.max ?? asked.min)) / 2;
  const below = lessThan(yearly, middle * periods);
  const same = lessThan(yearly, middle * periods + 1) - below;
  const share = (below + same / 2) / yearly.length;
  return {
    median,
    own: {
      third: share < 1 / 3 ? "LOWEST" : share <= 2 / 3 ? "MIDDLE" : "HIGHEST",
      below,
      raise: raiseOf(yearly, middle, periods, below),
    },
  };
}

function raiseOf(yearly: Float64Array, middle: number, periods: number, below: number) {
  const step = roundStep(middle / 40);
  const least = Math.max(PASSED_LEAST, Math.ceil(yearly.length * PASSED_SHARE));
  for (let n = 1; n <= MAX_STEPS; n++) {
    const passes = lessThan(yearly, (middle + n * step) * periods) - below;
    if (passes >= least) return { more: n * step, passes };
  }
  return null;
}

/** The largest of 1, 2, 5, 10, 20, 50, … that is not above a value; 1 at least. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return [5, 2, 1].map((n) => n * power).find((step) => step <= value) ?? 1;
}

/** How many of the ascending values are less. */
function lessThan(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
