import { create } from "zustand";
import { onWrite } from "../api.ts";
import { tellOtherTabs } from "../other-tabs.ts";
import type { ReadKey } from "./endpoint-query.ts";
import { queryClient } from "./query-client.ts";
import { TOUCHED_BY_WRITE } from "./touches.ts";

/** By endpoint, how often something was changed here that it tells of. */
export const useOwnWrites = create<Readonly<Record<string, number>>>()(() => ({}));

/** Endpoints whose answers are out of date, and whether that was done here. */
const outdated = new Map<string, boolean>();
/** Keys of the writes that are on their way. */
const underWay: string[] = [];

/**
 * Has answers of some endpoints asked for again wherever they are shown. Those that a change under way may touch wait for its end: what it
 * did would otherwise come back as news before the page knows that it was its own.
 * @param isOwn whether it was done here, and is shown at once wherever it leads
 */
export function touch(keys: Iterable<string>, isOwn = false): void {
  for (const key of keys) outdated.set(key, isOwn || outdated.get(key) === true);
  askAgain();
}

/** Has everything that is shown asked for again. */
export function touchAll(): void {
  const keys = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => String(queryKey[0]));
  touch(keys);
}

/** What is touched by a write; see the table. */
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
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => keys.has(String(queryKey[0])) });
}

/** Keys of the writes of all changes that are shown already, sent or not. */
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
    // Whoever asked for it says so.
  } finally {
    underWay.splice(underWay.indexOf(write), 1);
    askAgain();
  }
});

queryClient.getMutationCache().subscribe(askAgain);
