/** Times of a set of queries, in milliseconds, ascending. */
export type Times = readonly number[];

/**
 * Runs each query `rounds` times and takes its quickest: other programs of the machine then disturb least.
 * @param before is called before each run, and is not timed
 */
export function timeEach<Q>(
  queries: readonly Q[],
  rounds: number,
  run: (query: Q) => unknown,
  before: () => void = () => {},
): Times {
  return queries
    .map((query) => {
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < rounds; round++) {
        before();
        const start = performance.now();
        run(query);
        best = Math.min(best, performance.now() - start);
      }
      return best;
    })
    .sort((a, b) => a - b);
}

/** The same, but all queries are run in turn before any is run again, so that none finds what its last run has kept. */
export function timeInTurn<Q>(queries: readonly Q[], rounds: number, run: (query: Q) => unknown): Times {
  const times = new Float64Array(queries.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [i, query] of queries.entries()) {
      const start = performance.now();
      run(query);
      times[i] = Math.min(times[i] ?? 0, performance.now() - start);
    }
  return [...times.sort()];
}

/** The same as `timeEach` for queries that are waited for. */
export async function timeEachAsync<Q>(
  queries: readonly Q[],
  rounds: number,
  run: (query: Q) => Promise<unknown>,
): Promise<Times> {
  const times: number[] = [];
  for (const query of queries) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await run(query);
      best = Math.min(best, performance.now() - start);
    }
    times.push(best);
  }
  return times.sort((a, b) => a - b);
}

export function percentile(times: Times, share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

export function median(times: Times): number {
  return percentile(times, 0.5);
}

/** "1.20 s", "34 ms", "5.6 µs". */
export function showTime(milliseconds: number): string {
  if (milliseconds >= 1_000) return `${(milliseconds / 1_000).toFixed(2)} s`;
  if (milliseconds >= 1) return `${milliseconds.toPrecision(3)} ms`;
  return `${(milliseconds * 1_000).toPrecision(3)} µs`;
}

export function showBytes(bytes: number): string {
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(0)} MB` : `${bytes.toLocaleString("en-US")} B`;
}
