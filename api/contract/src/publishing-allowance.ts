/** How many listings a company may publish for the first time per day; the allowance grows with time as long as no one objects. */
export interface AllowanceStep {
  /** Days since the company registered, from which it applies. */
  readonly fromDay: number;
  /** Listings per {@link ALLOWANCE_HOURS} for a company that has only proved a mailbox. */
  readonly unproven: number;
  /** The same for a company that has proved a domain, or has an account whose confirmed e-mail address is at its website's domain. */
  readonly proven: number;
}

/** The sliding window that is counted, in hours. */
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
