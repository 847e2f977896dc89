/**
 * A small seeded random source, so that the same options give the same demo data on every machine. The generator is
 * sfc32 (Chris Doty-Humphrey, PractRand), seeded by FNV-1a over a label: streams with different labels are independent,
 * and an additional draw from one does not change the others.
 */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  /** @param label names the stream: the seed and what is drawn, such as `7:job:123` */
  constructor(label: string) {
    this.a = fnv1a(label, 0x811c9dc5);
    this.b = fnv1a(label, 0x9e3779b9);
    this.c = fnv1a(label, 0x85ebca6b);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** A number in [0, 1). */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A number in [min, max). */
  between(min: number, max: number): number {
    return min + this.next() * (max - min);
  }

  /** True with the given probability. */
  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A draw from the normal distribution, cut at ± 2.5 standard deviations. */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    const z = radius * Math.cos(2 * Math.PI * this.next());
    return mean + deviation * Math.max(-2.5, Math.min(2.5, z));
  }

  /** One item. @throws RangeError if the list is empty */
  pick<T>(items: readonly T[]): T {
    return itemAt(items, this.int(0, items.length - 1));
  }

  /** `count` different items in the order of the list; all of them if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[] {
    const chosen: T[] = [];
    let wanted = Math.min(count, items.length);
    for (let i = 0; i < items.length && wanted > 0; i++) {
      if (this.next() * (items.length - i) < wanted) {
        chosen.push(itemAt(items, i));
        wanted--;
      }
    }
    return chosen;
  }

  /** A shuffled copy (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const copy = items.slice();
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.int(0, i);
      const held = itemAt(copy, i);
      copy[i] = itemAt(copy, j);
      copy[j] = held;
    }
    return copy;
  }
}

/** Items to draw from by weight, in O(log n) per draw. */
export class Weighted<T> {
  private readonly items: readonly T[];
  private readonly sums: Float64Array;

  /** @throws RangeError if no weight is above zero */
  constructor(items: readonly T[], weight: (item: T) => number) {
    this.items = items;
    this.sums = new Float64Array(items.length);
    let sum = 0;
    items.forEach((item, i) => {
      sum += weight(item);
      this.sums[i] = sum;
    });
    if (!(sum > 0)) throw new RangeError("Nothing to draw from");
  }

  draw(random: Random): T {
    const total = this.sums[this.sums.length - 1] ?? 0;
    const target = random.next() * total;
    let low = 0;
    let high = this.sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return itemAt(this.items, low);
  }
}

/** The item at an index. @throws RangeError outside the list */
function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${items.length}`);
  return item;
}

function fnv1a(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}
