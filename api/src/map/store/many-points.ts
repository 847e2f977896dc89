import { type Columns, shared } from "./columns.ts";

/**
 * Jobs with more points than a row of `DuplicatePoints` holds, with all of their points side by side: to compare each point with all earlier
 * ones would take the square of their number.
 */
export interface ManyPoints {
  /** By row: one more than the number of its job, 0 for a job with fewer points. */
  readonly job: Uint32Array;
  /** By job: where its points begin, and where the last one's end. */
  readonly start: Uint32Array;
  /** By point: its entry; and its column and row of the last level. */
  readonly entry: Uint32Array;
  readonly spots: Uint32Array;
}

/**
 * Collects the points of jobs.
 * @param jobs with the row of each entry but the first
 */
export function collectManyPoints(
  { spots }: Columns,
  jobs: readonly { readonly entries: readonly number[]; readonly rows: readonly number[] }[],
  rowCount: number,
): ManyPoints {
  const points = jobs.reduce((sum, { entries }) => sum + entries.length, 0);
  const many: ManyPoints = {
    job: shared(Uint32Array, rowCount),
    start: shared(Uint32Array, jobs.length + 1),
    entry: shared(Uint32Array, points),
    spots: shared(Uint32Array, 2 * points),
  };
  let end = 0;
  for (const [number, { entries, rows }] of jobs.entries()) {
    for (const row of rows) many.job[row] = number + 1;
    for (const entry of entries) {
      many.entry[end] = entry;
      many.spots[2 * end] = spots[2 * entry]!;
      many.spots[2 * end + 1] = spots[2 * entry + 1]!;
      end++;
    }
    many.start[number + 1] = end;
  }
  return many;
}
