/** A number of units per period. */
export interface Limit {
  /** Names what is counted; limits with different names are independent. */
  readonly name: string;
  /** Units that a caller can use at once. */
  readonly points: number;
  /** How long it takes until all of them are available again. They refill evenly. */
  readonly seconds: number;
}

/** Counts what callers use. In memory each process counts on its own; a store shared by all processes can replace it. */
export interface LimitsGateway {
  /**
   * Takes `price` units from `who`; takes nothing if there are too few.
   * @returns seconds until there will be enough, or 0 if they were taken. A store in this process answers synchronously.
   */
  take(limit: Limit, who: string, price?: number): number | Promise<number>;
  /** Returns to `who` all units that were taken. */
  reset(limit: Limit, who: string): void | Promise<void>;
}
