import { PAY_PERIODS_PER_YEAR, type PayUnit } from "../../contract/src/enums.ts";
import type { PayProfile } from "./families/types.ts";
import type { Random } from "./prng.ts";
import { regionOf } from "./regions.ts";

/** Pay in whole cents. `max` is null if the employer states one figure. */
export interface Pay {
  readonly unit: PayUnit;
  readonly min: number;
  readonly max: number | null;
}

/** Rounds as employers do: hourly pay to a quarter, annual pay to five hundred dollars. In cents. */
const STEP: Readonly<Record<PayUnit, number>> = {
  HOUR: 25,
  DAY: 500,
  WEEK: 1_000,
  MONTH: 5_000,
  YEAR: 50_000,
};
const FINE_STEP: Readonly<Record<PayUnit, number>> = { ...STEP, HOUR: 5, YEAR: 10_000 };

export interface PayCircumstances {
  readonly profile: PayProfile;
  /** State whose cost of living and minimum wage apply. */
  readonly region: string;
  /** 1 for the regular job; more for a senior one, less for a beginner. */
  readonly rank: number;
  /** This employer's pay relative to others. */
  readonly employer: number;
}

/**
 * Pay for one posting: the median adjusted for place, rank and employer, then spread, rounded and raised to the minimum
 * wage.
 */
export function drawPay({ profile, region, rank, employer }: PayCircumstances, random: Random): Pay {
  const { cost, minimumWage } = regionOf(region);
  const { unit, median, spread } = profile;
  const middle = random.normal(1, spread) * median * cost * rank * employer * 100;
  const half = random.chance(0.25) ? 0 : random.between(0.03, 0.11);
  const step = (random.chance(0.75) ? STEP : FINE_STEP)[unit];
  const floor = (minimumWage * 100 * PAY_PERIODS_PER_YEAR.HOUR) / PAY_PERIODS_PER_YEAR[unit];
  const lawful = Math.ceil(floor / FINE_STEP[unit]) * FINE_STEP[unit];
  const min = Math.max(roundTo(step, middle * (1 - half)), lawful);
  const max = roundTo(step, middle * (1 + half));
  return { unit, min, max: half > 0 && max > min ? max : null };
}

const roundTo = (step: number, cents: number) => Math.round(cents / step) * step;

const UNIT_WORDS: Readonly<Record<PayUnit, string>> = {
  HOUR: "an hour",
  DAY: "a day",
  WEEK: "a week",
  MONTH: "a month",
  YEAR: "a year",
};

const WHOLE = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const WITH_CENTS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });

/** "$24.50 to $27.00 an hour", "$68,000 a year". */
export function payText({ unit, min, max }: Pay): string {
  const digits = unit === "HOUR" ? WITH_CENTS : WHOLE;
  const money = (cents: number) => `$${digits.format(cents / 100)}`;
  return `${max === null ? money(min) : `${money(min)} to ${money(max)}`} ${UNIT_WORDS[unit]}`;
}
