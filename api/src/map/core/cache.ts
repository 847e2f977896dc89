/** A map that evicts the least recently used entry. */
export class LruCache<V> {
  readonly #values = new Map<string, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): V | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  /** @returns the evicted value */
  set(key: string, value: V): V | undefined {
    this.#values.set(key, value);
    if (this.#values.size <= this.#limit) return undefined;
    const [oldest] = this.#values;
    if (oldest !== undefined) this.#values.delete(oldest[0]);
    return oldest?.[1];
  }

  values(): MapIterator<V> {
    return this.#values.values();
  }
}
