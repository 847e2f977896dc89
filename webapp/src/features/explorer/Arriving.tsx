import type { ReactNode } from "react";
import type { ApiFailure } from "../../lib/api.ts";
import { ErrorState, Loading } from "../../ui/index.ts";

interface ArrivingProps<T> {
  query: {
    readonly data: T | undefined;
    readonly error: ApiFailure | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** "Loading the companies" */
  waiting: string;
  /** "The companies did not load." */
  failed: string;
  children: (data: T) => ReactNode;
}

/** A list in its three states: loading, loaded and failed. */
export function Arriving<T>({
  query: { data, error, refetch },
  waiting,
  failed,
  children,
}: ArrivingProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Loading>{waiting}</Loading>;
  return (
    <ErrorState title={failed} headingLevel={3} onRetry={() => void refetch()}>
      <p>{error.message}</p>
    </ErrorState>
  );
}
