import type { ReactNode } from "react";
import type { LoadedData } from "../../lib/use-loaded.ts";
import { ErrorState, Loading } from "../../ui/index.ts";

interface ArrivingProps<T> extends Pick<LoadedData<T>, "loaded" | "reload"> {
  /** "Loading the companies" */
  waiting: string;
  /** "The companies did not load." */
  failed: string;
  children: (data: T) => ReactNode;
}

/** A list while it is on its way, once it is here, and when it did not arrive. */
export function Arriving<T>({ loaded, reload, waiting, failed, children }: ArrivingProps<T>) {
  if (loaded.status === "failed")
    return (
      <ErrorState title={failed} headingLevel={3} onRetry={reload}>
        <p>{loaded.failure}</p>
      </ErrorState>
    );
  if (loaded.data === undefined) return <Loading>{waiting}</Loading>;
  return children(loaded.data);
}
