import { create } from "zustand";
import { onWrite } from "../api.ts";
import { tellOtherTabs } from "../other-tabs.ts";
import type { ReadKey } from "./endpoint-query.ts";
import { queryClient } from "./query-client.ts";
import { TOUCHED_BY_WRITE } from "./touches.ts";

/** By endpoint, how often a change made here affected its reply. */
export const useOwnWrites = create<Readonly<Record<string, number>>>()(() => ({}));

/** Endpoints with stale replies, and whether a change made here caused that. */
const outdated = new Map<string, boolean>();
/** Keys of the pending writes. */
const underWay: string[] = [];

/**
 * Refetches some endpoints wherever they are shown. Endpoints that a pending write may affect wait until it is done: otherwise its effect
 * would arrive as news before the page knows that it caused it.
 * @param isOwn whether the change was made here, so that its effect is shown at once
 */
export function touch(keys: Iterable<string>, isOwn = false): void {
  for (const key of keys) outdated.set(key, isOwn || outdated.get(key) === true);
  askAgain();
}

/** Refetches everything that is shown. */
export function touchAll(): void {
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));
  touch(keys);
}

/** The endpoints that a write affects; see the table. */
export function touchedBy(write: string): readonly ReadKey[] {
  return BY_WRITE.get(write) ?? [];
}
const BY_WRITE = new Map<string, readonly ReadKey[]>(Object.entries(TOUCHED_BY_WRITE));

function askAgain(): void {
  const awaited = new Set<string>([...underWay, ...queued()].flatMap(touchedBy));
  const keys = new Map([...outdated].filter(([key]) => !awaited.has(key)));
  if (keys.size === 0) return;
  for (const key of keys.keys()) outdated.delete(key);
  const own = [...keys].filter(([, isOwn]) => isOwn).map(([key]) => key);
  useOwnWrites.setState((before) => Object.fromEntries(own.map((key) => [key, (before[key] ?? 0) + 1])));
  const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    keys.has(String(queryKey[0]));
  // A first load that is under way was asked for before the change: invalidating would accept its reply.
  void queryClient.cancelQueries({ predicate, type: "active" });
  void queryClient.invalidateQueries({ predicate });
}

/** Keys of the writes of all changes already shown, sent or not. */
const queued = () =>
  queryClient
    .getMutationCache()
    .findAll({ status: "pending" })
    .map(({ options: { mutationKey } }) => String(mutationKey?.[0]));

onWrite(async (write, answer) => {
  underWay.push(write);
  try {
    await answer;
    const keys = touchedBy(write);
    for (const key of keys) outdated.set(key, true);
    if (keys.length > 0) tellOtherTabs(write);
  } catch {
    // The caller that made the request reports the failure.
  } finally {
    underWay.splice(underWay.indexOf(write), 1);
    askAgain();
  }
});

queryClient.getMutationCache().subscribe(askAgain);
