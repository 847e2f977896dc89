/** What has changed since the last compaction, as plain data for another thread that reads the same store. */
export interface DeltaCopy {
  /** One more than the last entry of the delta. */
  readonly end: number;
  /** Base entries that were removed. */
  readonly removed: number;
  /** Jobs with entries in the delta, and the first entry of each. */
  readonly jobs: readonly (readonly [id: number, position: number])[];
  /** Pairs of a term without a bitmap and an entry that has it. */
  readonly terms: Uint32Array;
  /** Entries that are live: the writer's own bitmap changes before a reader hears of it. */
  readonly live: Uint32Array;
}

/** A job that was appended. */
export interface Appended {
  readonly id: number;
  /** Its first entry. */
  readonly position: number;
  readonly count: number;
  readonly terms: readonly number[];
}
