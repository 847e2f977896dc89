/** The same counter in all threads of a process, in milliseconds: unlike that of `performance`, which each begins for itself. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

/** How often other threads are told how far the counter is from the time, in milliseconds. */
const INTERVAL_MS = 1_000;

/** Tells the time to other threads, until `stop` is called. */
export function keepClock(now: () => Date): { memory: SharedArrayBuffer; stop(): void } {
  const memory = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const offset = new Float64Array(memory);
  const tell = () => {
    offset[0] = now().getTime() - monotonicMs();
  };
  tell();
  const timer = setInterval(tell, INTERVAL_MS).unref();
  return { memory, stop: () => clearInterval(timer) };
}

/** The time that another thread tells. */
export function readClock(memory: SharedArrayBuffer): () => Date {
  const offset = new Float64Array(memory);
  return () => new Date((offset[0] ?? 0) + monotonicMs());
}
