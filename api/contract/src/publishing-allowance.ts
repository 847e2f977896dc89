/** How many listings a company may publish for the first time in a day; it grows while the company is known and nobody objects. */
export interface AllowanceStep {
  /** Days since the company registered, from which it holds. */
  readonly fromDay: number;
  /** Listings in {@link ALLOWANCE_HOURS} of a company that has proved nothing but a mailbox. */
  readonly unproven: number;
  /** The same of a company with somebody whose confirmed e-mail address is at its own website's domain. */
  readonly proven: number;
}

/** The hours that are counted together, up to the present moment. */
export const ALLOWANCE_HOURS = 24;

export const ALLOWANCE_STEPS: readonly AllowanceStep[] = [
  { fromDay: 0, unproven: 5, proven: 20 },
  { fromDay: 7, unproven: 20, proven: 100 },
  { fromDay: 30, unproven: 50, proven: 500 },
];

/** @param days since the company registered @returns listings that it may publish for the first time in {@link ALLOWANCE_HOURS} */
export function publishingAllowance(days: number, isProven: boolean): number {
  const step = ALLOWANCE_STEPS.findLast(({ fromDay }) => fromDay <= days) ?? ALLOWANCE_STEPS[0];
  return step ? step[isProven ? "proven" : "unproven"] : 0;
}
