/** Random numbers that are the same each time: mulberry32. */
export class Prng {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed + 1) * 0x9e3779b9;
  }

  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * n);
  }

  of<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error("There is nothing to choose from.");
    return value;
  }

  some<T>(values: readonly T[], n: number): T[] {
    const from = this.below(values.length);
    return Array.from({ length: n }, (_, i) => values[(from + i) % values.length] as T);
  }
}
