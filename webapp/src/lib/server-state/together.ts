import type { UseQueryResult } from "@tanstack/react-query";
import type { ListAnswer } from "./use-shown.ts";

/** Several replies as one: failed if one failed, pending if one is pending. */
export interface Together extends Omit<ListAnswer<unknown>, "data"> {
  readonly failure: string | undefined;
  readonly retry: () => void;
}

export function togetherOf(results: readonly UseQueryResult[]): Together {
  const failed = results.filter(({ isLoadingError }) => isLoadingError);
  return {
    dataUpdatedAt: Math.max(...results.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isFetching: results.some(({ isFetching }) => isFetching),
    isPlaceholderData: results.some(({ isPlaceholderData }) => isPlaceholderData),
    isLoadingError: failed.length > 0,
    failure: failed[0]?.error?.message,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

/** The same for several queries to one endpoint, as the `combine` of `useQueries`: loaded when all are. */
export function together<T>(results: UseQueryResult<T>[]): Together & ListAnswer<readonly T[]> {
  const data = results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
  return { ...togetherOf(results), data: data.length === results.length ? data : undefined };
}
