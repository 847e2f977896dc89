import type { Filters } from "../state/state.ts";
import { isLocal, type Shared } from "./shared.ts";

/** Limits the jobs to the filters, as far as that is known here. True when it changed how many there are. */
export function match(shared: Shared): boolean {
  const { local, store } = shared;
  const { filters, meta, total: before } = store.get();
  if (meta === null || !isLocal(shared)) return false;
  const total = local?.match(filters) ?? meta.total;
  store.set({ total });
  return total !== before;
}

/** Jobs that one more value of a filter would leave, known while every job is in the browser. */
export function countWith(shared: Shared, change: Partial<Filters>): number | null {
  const { local, store } = shared;
  return local !== null && isLocal(shared) ? local.countWith({ ...store.get().filters, ...change }) : null;
}
