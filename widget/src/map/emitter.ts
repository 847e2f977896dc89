/** Listeners by event name, with the type of what each is given. */
export class Emitter<Events> {
  readonly #listeners = new Map<keyof Events, Set<(detail: never) => void>>();

  /** Returns a function that takes the listener away again. */
  on<K extends keyof Events>(event: K, listener: (detail: Events[K]) => void): () => void {
    let set = this.#listeners.get(event);
    if (set === undefined) {
      set = new Set();
      this.#listeners.set(event, set);
    }
    set.add(listener);
    return () => this.off(event, listener);
  }

  off<K extends keyof Events>(event: K, listener: (detail: Events[K]) => void): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit<K extends keyof Events>(event: K, detail: Events[K]): void {
    const set = this.#listeners.get(event);
    if (set === undefined) return;
    for (const listener of [...set]) (listener as (detail: Events[K]) => void)(detail);
  }

  clear(): void {
    this.#listeners.clear();
  }
}
