import { useState } from "react";
import type { ReadKey } from "./endpoint-query.ts";
import { type Places, type Shown, take } from "./held-list.ts";
import { useOwnWrites } from "./invalidate.ts";

/** Query key of the list; for several queries together, the key of one and what distinguishes them. */
export type ListKey = readonly [ReadKey, ...unknown[]];

/** The parts of a query's result that are used; for several queries, of their combined result. */
export interface ListAnswer<T> {
  readonly data: T | undefined;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly isLoadingError: boolean;
}

interface ShownNow<T> {
  readonly shown?: Shown<T> | undefined;
  /** The focused element just before this was shown. */
  readonly focused?: Element | null;
}

/** What a list currently shows. @returns also a function that replaces it */
export function useShown<T>(
  key: ListKey,
  { data, dataUpdatedAt, isFetching, isPlaceholderData, isLoadingError }: ListAnswer<T>,
  places: Places<T>,
): readonly [ShownNow<T>, (shown: Shown<T>) => void] {
  const ownWrites = useOwnWrites((writes) => writes[key[0]] ?? 0);
  const [now, setNow] = useState<ShownNow<T>>({});
  const show = (shown: Shown<T> | undefined) => {
    const next = { shown, focused: document.activeElement };
    setNow(next);
    return next;
  };
  let { shown } = now;
  if (isLoadingError) shown = undefined;
  // While another page is loading, the current one stays.
  else if (data !== undefined && !isPlaceholderData)
    shown = take(
      shown,
      { list: JSON.stringify(key), data, updatedAt: dataUpdatedAt, isFetching, ownWrites },
      places,
    );
  return [shown === now.shown ? now : show(shown), show];
}
