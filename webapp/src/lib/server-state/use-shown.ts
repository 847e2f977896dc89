import { useState } from "react";
import type { ReadKey } from "./endpoint-query.ts";
import { type Places, type Shown, take } from "./held-list.ts";
import { useOwnWrites } from "./invalidate.ts";

/** The key of a list's query; of several queries together, that of one and what tells them apart. */
export type ListKey = readonly [ReadKey, ...unknown[]];

/** What of a query's result is looked at; of several queries, what they give together. */
export interface ListAnswer<T> {
  readonly data: T | undefined;
  readonly dataUpdatedAt: number;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly isLoadingError: boolean;
}

interface ShownNow<T> {
  readonly shown?: Shown<T> | undefined;
  /** Where the focus was just before this was shown. */
  readonly focused?: Element | null;
}

/** What is shown of a list by now. @returns also what replaces it */
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
  // While another page is on its way, this one stays.
  else if (data !== undefined && !isPlaceholderData)
    shown = take(
      shown,
      { list: JSON.stringify(key), data, updatedAt: dataUpdatedAt, isFetching, ownWrites },
      places,
    );
  return [shown === now.shown ? now : show(shown), show];
}
