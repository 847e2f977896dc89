/** Steps of pay that the form offers, a year, in minor units. */
export const PAY_STEPS: readonly number[] = [25, 30, 35, 40, 50, 60, 75, 100, 125, 150, 200].map(
  (thousands) => thousands * 100_000,
);
/** Steps of distance, in miles, and the one to begin with. */
export const MILE_STEPS: readonly number[] = [5, 10, 20, 30, 50, 100];
export const FIRST_MILES = 20;
