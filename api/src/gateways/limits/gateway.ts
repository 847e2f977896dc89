/** So much in so long. */
export interface Limit {
  /** Names what is counted; limits of different names never meet. */
  readonly name: string;
  /** Units that a caller can use at once. */
  readonly points: number;
  /** How long it takes until all of them are there again. They come back evenly. */
  readonly seconds: number;
}

/**
 * Counts what callers use. In memory each process counts for itself; a store that all processes share can take its place here.
 */
export interface LimitsGateway {
  /**
   * Takes `price` units of `who`; nothing is taken when there are too few.
   * @returns seconds until there will be enough, or 0 if they were taken. A store in this process answers at once.
   */
  take(limit: Limit, who: string, price?: number): number | Promise<number>;
  /** Gives `who` back everything that was taken. */
  reset(limit: Limit, who: string): void | Promise<void>;
}
