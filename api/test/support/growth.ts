/**
 * How much dearer a function becomes when its input is four times as long, by the processor time of this thread, which other
 * processes do not change. Linear work comes to about 4, quadratic to 16; collecting garbage, which comes when it likes, adds to either.
 */
export const LINEAR = 10;
/** Work that takes less, in milliseconds, is not worth measuring: quadratic work on the longest inputs takes seconds. */
const NOTHING = 25;
const TRIES = 10;

/** @returns the growth from a quarter of `input` to the whole; 0 where the whole takes next to nothing */
export function growth(work: (input: string) => unknown, unit: string, length: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i++) {
    const whole = cost(work, repeated(unit, length));
    if (whole < NOTHING) return 0;
    least = Math.min(least, whole / Math.max(cost(work, repeated(unit, length / 4)), NOTHING / 8));
    if (least < LINEAR) break;
  }
  return least;
}

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Milliseconds of this thread. */
function cost(work: (input: string) => unknown, input: string): number {
  const before = process.threadCpuUsage();
  work(input);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
