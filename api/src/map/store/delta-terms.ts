/** Entries of the delta by term, for terms without a bitmap. */
export class DeltaTerms {
  readonly #lists = new Map<number, number[]>();
  /** The same as pairs of a term and an entry. */
  #pairs = new Uint32Array(1024);
  #end = 0;

  /** @param pairs of a term and an entry, ascending by entry */
  constructor(pairs: Uint32Array = new Uint32Array()) {
    for (let i = 0; i < pairs.length; i += 2) this.add(pairs[i]!, pairs[i + 1]!);
  }

  add(term: number, position: number): void {
    if (this.#end === this.#pairs.length) {
      const larger = new Uint32Array(2 * this.#end);
      larger.set(this.#pairs);
      this.#pairs = larger;
    }
    this.#pairs[this.#end++] = term;
    this.#pairs[this.#end++] = position;
    const list = this.#lists.get(term);
    if (list === undefined) this.#lists.set(term, [position]);
    else list.push(position);
  }

  has(term: number): boolean {
    return this.#lists.has(term);
  }

  /** Ascending. */
  of(term: number): readonly number[] {
    return this.#lists.get(term) ?? NONE;
  }

  /** All pairs of a term and an entry, copied. */
  pairs(): Uint32Array {
    return this.#pairs.slice(0, this.#end);
  }
}

const NONE: readonly number[] = [];
