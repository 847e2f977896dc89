import { useEffect, useState } from "react";

/** A value that components subscribe to. */
export class Store<T extends object> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  set(change: Partial<T>): void {
    this.#value = { ...this.#value, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** Uses only Preact's core hooks: `useSyncExternalStore` would add the React compatibility layer to the embed. */
export function useStore<T extends object>(store: Store<T>): T {
  const [value, setValue] = useState(store.get);
  useEffect(() => {
    const show = (): void => setValue(store.get());
    show();
    return store.subscribe(show);
  }, [store]);
  return value;
}
