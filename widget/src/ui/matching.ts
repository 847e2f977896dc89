import { isLocal, type Shared } from "./shared.ts";
import type { Filters } from "./state.ts";

/** Limits the jobs in the browser, if they are there, to the filters. True when that changed how many there are. */
export function match(shared: Shared): boolean {
  const { local, store } = shared;
  if (local === null || !isLocal(shared)) return false;
  const { filters, total: before } = store.get();
  const total = local.match(filters);
  store.set({ total });
  return total !== before;
}

/** Jobs that one more value of a filter would leave, known while every job is in the browser. */
export function countWith(shared: Shared, change: Partial<Filters>): number | null {
  const { local, store } = shared;
  return local !== null && isLocal(shared) ? local.countWith({ ...store.get().filters, ...change }) : null;
}
