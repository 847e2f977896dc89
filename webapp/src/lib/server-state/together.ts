import type { UseQueryResult } from "@tanstack/react-query";
import type { ListAnswer } from "./use-shown.ts";

/** Several answers as one: here when all are, failed when one did. */
export interface Together<T> extends ListAnswer<readonly T[]> {
  readonly failure: string | undefined;
  readonly retry: () => void;
}

/** Takes the results of `useQueries` together, for its `combine`. */
export function together<T>(results: UseQueryResult<T>[]): Together<T> {
  const data = results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
  const failed = results.find(({ isLoadingError }) => isLoadingError);
  return {
    data: data.length === results.length ? data : undefined,
    dataUpdatedAt: Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: results.some(({ isFetching }) => isFetching),
    isPlaceholderData: results.some(({ isPlaceholderData }) => isPlaceholderData),
    isLoadingError: failed !== undefined,
    failure: failed?.error?.message,
    retry: () => {
      for (const { isLoadingError, refetch } of results) if (isLoadingError) void refetch();
    },
  };
}
