/** Keeps the best few of many candidates, each place once with its best score; on ties the earlier one wins. */
export class TopPlaces {
  readonly #limit: number;
  readonly #entries: { at: number; score: number }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#entries.length;
  }

  offer(at: number, score: number): void {
    const entries = this.#entries;
    const last = entries[entries.length - 1];
    if (entries.length === this.#limit && last !== undefined && score <= last.score) return;
    const known = entries.findIndex((entry) => entry.at === at);
    if (known >= 0) {
      if ((entries[known]?.score ?? 0) >= score) return;
      entries.splice(known, 1);
    }
    let i = entries.length;
    while (i > 0 && (entries[i - 1]?.score ?? 0) < score) i--;
    entries.splice(i, 0, { at, score });
    if (entries.length > this.#limit) entries.pop();
  }

  best(): number[] {
    return this.#entries.map((entry) => entry.at);
  }
}
