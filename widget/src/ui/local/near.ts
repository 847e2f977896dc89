/** Slots of the table for each point: with four of them, few cells share one. */
const SLOTS = 4;

/** Finds points within one distance of each other: a point's neighbors are in its square of that side, or in one of the eight around it. */
export class Near {
  readonly #x: Int32Array;
  readonly #y: Int32Array;
  readonly #distance: number;
  readonly #columns: Int32Array;
  readonly #rows: Int32Array;
  /** By the hash of a square, the last point in it plus 1; by point, the one before it in its slot plus 1. */
  readonly #last: Int32Array;
  readonly #before: Int32Array;

  constructor(x: Int32Array, y: Int32Array, distance: number) {
    this.#x = x;
    this.#y = y;
    this.#distance = distance;
    const square = (value: number): number => Math.floor(value / distance);
    this.#columns = x.map(square);
    this.#rows = y.map(square);
    this.#last = new Int32Array(2 ** Math.ceil(Math.log2(x.length * SLOTS + 1)));
    this.#before = new Int32Array(x.length);
    for (let point = 0; point < x.length; point++) {
      const slot = this.#slot(this.#columns[point] ?? 0, this.#rows[point] ?? 0);
      this.#before[point] = this.#last[slot] ?? 0;
      this.#last[slot] = point + 1;
    }
  }

  /** Writes the points within the distance of one, itself among them, to the beginning of `found`; returns how many. */
  find(point: number, found: Uint32Array): number {
    const [x, y] = [this.#x[point] ?? 0, this.#y[point] ?? 0];
    const [column, row] = [this.#columns[point] ?? 0, this.#rows[point] ?? 0];
    let count = 0;
    for (let square = 0; square < 9; square++) {
      const [c, r] = [column + (square % 3) - 1, row + Math.floor(square / 3) - 1];
      let next = this.#last[this.#slot(c, r)] ?? 0;
      for (; next > 0; next = this.#before[next - 1] ?? 0) {
        const other = next - 1;
        // Another square may have the same slot.
        if (this.#columns[other] !== c || this.#rows[other] !== r) continue;
        if (Math.hypot((this.#x[other] ?? 0) - x, (this.#y[other] ?? 0) - y) <= this.#distance)
          found[count++] = other;
      }
    }
    return count;
  }

  #slot(column: number, row: number): number {
    return (Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)) & (this.#last.length - 1);
  }
}
