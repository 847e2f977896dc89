import { MAX_CELLS } from "../../../kernels/constants.ts";

/**
 * Circles that must not overlap. Each begins with the jobs of one cell; two whose edges come nearer than GAP become one,
 * at their weighted middle, until none do. Larger ones go first, so that they stay where they are.
 */

/** Free pixels between two circles. */
const GAP = 3;
/** Half of the 24 px target that a single job's pin takes. */
const PIN = 12;
const LARGE = 36;

/** Radius of a cluster in CSS pixels. The widget uses the same formula: `clusterRadius` in its core. */
export function clusterRadius(count: number, zoom: number): number {
  const rule = radiusRule(zoom);
  return ruledRadius(count, rule.base, rule.each);
}

/** The circle's area grows with its number of jobs: strongly for a region, less for the whole nation. */
function radiusRule(zoom: number): { base: number; each: number } {
  const regional = Math.max(0, Math.min(1, (zoom - 4.5) / 2));
  return { base: 144 + 6 * regional, each: 1.05 * (30 / 1.05) ** regional };
}

function ruledRadius(count: number, base: number, each: number): number {
  const radius = Math.sqrt(base + each * count);
  return radius <= LARGE ? radius : LARGE + 5 * Math.log(radius / LARGE);
}

/** A reusable set of circles; positions are in cells of a grid. */
export class Circles {
  length = 0;
  readonly x = new Float64Array(MAX_CELLS);
  readonly y = new Float64Array(MAX_CELLS);
  /** Number of jobs; those of a merged circle are counted by its owner. */
  readonly weight = new Float64Array(MAX_CELLS);
  /** The circle that this one was merged into, else itself. */
  readonly owner = new Int32Array(MAX_CELLS);
  readonly #radius = new Float64Array(MAX_CELLS);
  /** Circles by the cell that contains them, as linked lists. */
  readonly #heads = new Int32Array(MAX_CELLS);
  readonly #next = new Int32Array(MAX_CELLS);
  readonly #order = new Int32Array(MAX_CELLS);
  readonly #classEnds = new Int32Array(34);
  #columns = 0;
  #rows = 0;
  #cell = 0;
  #base = 0;
  #each = 0;
  #largest = 0;

  /** Merges until no two overlap. @param cell edge of a cell in pixels */
  merge(columns: number, rows: number, cell: number, zoom: number): void {
    this.#columns = columns;
    this.#rows = rows;
    this.#cell = cell;
    const rule = radiusRule(zoom);
    this.#base = rule.base;
    this.#each = rule.each;
    this.#heads.fill(-1, 0, columns * rows);
    this.#largest = PIN / cell;
    for (let i = 0; i < this.length; i++) {
      this.owner[i] = i;
      this.#radius[i] = this.#radiusOf(this.weight[i]!);
      if (this.#radius[i]! > this.#largest) this.#largest = this.#radius[i]!;
      this.#insert(i);
    }
    this.#sort();
    for (let k = 0; k < this.length; k++) {
      const i = this.#order[k]!;
      if (this.owner[i] === i) this.#settle(i);
    }
  }

  /** The circle that represents circle `i` after merging. */
  find(i: number): number {
    let owner = i;
    while (this.owner[owner] !== owner) owner = this.owner[owner]!;
    this.owner[i] = owner;
    return owner;
  }

  #radiusOf(weight: number): number {
    return (weight <= 1 ? PIN : ruledRadius(weight, this.#base, this.#each)) / this.#cell;
  }

  /** Sorted from heaviest to lightest by powers of two; input order within one power. */
  #sort(): void {
    const ends = this.#classEnds.fill(0);
    for (let i = 0; i < this.length; i++) ends[Math.clz32(this.weight[i]!) + 1]!++;
    for (let bits = 1; bits < ends.length; bits++) ends[bits]! += ends[bits - 1]!;
    for (let i = 0; i < this.length; i++) this.#order[ends[Math.clz32(this.weight[i]!)]!++] = i;
  }

  /** Merges neighbors until `i`, or the circle it was merged into, overlaps none. */
  #settle(circle: number): void {
    let i = circle;
    // Heavier circles were settled before: until this one changes, only circles of its own weight class and lighter can touch it.
    let most = this.#radiusOf(2 * this.weight[i]!);
    for (;;) {
      const j = this.#touching(i, most);
      if (j < 0) return;
      const survivor =
        this.weight[i]! > this.weight[j]! || (this.weight[i] === this.weight[j] && i < j) ? i : j;
      this.#swallow(survivor, survivor === i ? j : i);
      i = survivor;
      most = this.#largest;
    }
  }

  #touching(i: number, most: number): number {
    const x = this.x[i]!;
    const y = this.y[i]!;
    const radius = this.#radius[i]! + GAP / this.#cell;
    const reach = radius + most;
    const west = Math.max(0, Math.floor(x - reach));
    const east = Math.min(this.#columns - 1, Math.floor(x + reach));
    const south = Math.min(this.#rows - 1, Math.floor(y + reach));
    for (let row = Math.max(0, Math.floor(y - reach)); row <= south; row++)
      for (let column = west; column <= east; column++)
        for (let j = this.#heads[row * this.#columns + column]!; j >= 0; j = this.#next[j]!) {
          if (j === i) continue;
          const dx = this.x[j]! - x;
          const dy = this.y[j]! - y;
          const least = radius + this.#radius[j]!;
          if (dx * dx + dy * dy < least * least) return j;
        }
    return -1;
  }

  #swallow(i: number, j: number): void {
    this.#remove(i);
    this.#remove(j);
    const weight = this.weight[i]! + this.weight[j]!;
    const share = this.weight[j]! / weight;
    this.x[i]! += (this.x[j]! - this.x[i]!) * share;
    this.y[i]! += (this.y[j]! - this.y[i]!) * share;
    this.weight[i] = weight;
    this.#radius[i] = this.#radiusOf(weight);
    if (this.#radius[i]! > this.#largest) this.#largest = this.#radius[i]!;
    this.owner[j] = i;
    this.#insert(i);
  }

  #bucket(i: number): number {
    const column = Math.min(this.#columns - 1, Math.floor(this.x[i]!));
    return Math.min(this.#rows - 1, Math.floor(this.y[i]!)) * this.#columns + column;
  }

  #insert(i: number): void {
    const bucket = this.#bucket(i);
    this.#next[i] = this.#heads[bucket]!;
    this.#heads[bucket] = i;
  }

  #remove(i: number): void {
    const bucket = this.#bucket(i);
    let j = this.#heads[bucket]!;
    if (j === i) {
      this.#heads[bucket] = this.#next[i]!;
      return;
    }
    while (this.#next[j] !== i) j = this.#next[j]!;
    this.#next[j] = this.#next[i]!;
  }
}
