import type { Filters } from "../state/state.ts";
import { isLocal, type Shared } from "./shared.ts";

/**
 * Applies the filters to the jobs in the browser, if they can be applied there. Returns true if the number of jobs
 * changed.
 */
export function match(shared: Shared): boolean {
  const { local, store } = shared;
  const { filters, meta, total: before } = store.get();
  if (meta === null || !isLocal(shared)) return false;
  const total = local?.match(filters) ?? meta.total;
  store.set({ total });
  return total !== before;
}

/** How many jobs would match with this change of the filters; null unless all jobs are in the browser. */
export function countWith(shared: Shared, change: Partial<Filters>): number | null {
  const { local, store } = shared;
  return local !== null && isLocal(shared) ? local.countWith({ ...store.get().filters, ...change }) : null;
}
