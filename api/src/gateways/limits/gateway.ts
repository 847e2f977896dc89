/** So many within so many seconds. */
export interface Limit {
  /** Names what is counted; limits of different names never meet. */
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts attempts. In memory, each process counts for itself; something that all processes share can take its place here.
 */
export interface LimitsGateway {
  /**
   * Counts one attempt of `who`.
   * @returns seconds until trying again can help, or 0 if the attempt is within the limit
   */
  count(limit: Limit, who: string): Promise<number>;
  /** Forgets the attempts of `who`, after one that proved who they are. */
  forget(limit: Limit, who: string): Promise<void>;
}
