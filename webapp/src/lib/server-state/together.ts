import type { UseQueryResult } from "@tanstack/react-query";
import type { ListAnswer } from "./use-shown.ts";

/** Several answers as one: failed when one is, on its way when one is. */
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

/** The same of questions that differ in what they ask for alone, for the `combine` of `useQueries`: here when all answers are. */
export function together<T>(results: UseQueryResult<T>[]): Together & ListAnswer<readonly T[]> {
  const data = results.flatMap((result) => (result.data === undefined ? [] : [result.data]));
  return { ...togetherOf(results), data: data.length === results.length ? data : undefined };
}
