import { useCallback, useEffect, useRef, useState } from "react";
import { ApiFailure } from "./api.ts";

/** What a screen shows while it waits, when it has data, and when that did not arrive. Old data stays while new is fetched. */
export type Loaded<T> =
  | { readonly status: "loading" | "ready"; readonly data: T | undefined; readonly failure?: undefined }
  | {
      readonly status: "failed";
      readonly data: T | undefined;
      readonly failure: string;
      /** There is no such thing: asking again would not help. */
      readonly isMissing: boolean;
    };

export interface LoadedData<T> {
  readonly loaded: Loaded<T>;
  readonly reload: () => void;
  /** Fetches again without a sign of it: what is shown stays as it is until there is something else, and when there is not. */
  readonly refresh: () => void;
  /** Puts in what the server answered to a change. */
  readonly put: (change: (data: T) => T) => void;
}

/** Fetches what a screen of one's own shows, again whenever `load` is another. An answer that comes too late is dropped. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): LoadedData<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: "loading", data: undefined });
  const current = useRef<AbortController>(undefined);
  const fetchIt = useCallback(
    (isQuiet: boolean) => {
      current.current?.abort();
      const abort = new AbortController();
      current.current = abort;
      if (!isQuiet) setLoaded(({ data }) => ({ status: "loading", data }));
      load(abort.signal).then(
        (data) => {
          if (!abort.signal.aborted) setLoaded({ status: "ready", data });
        },
        (error: unknown) => {
          if (abort.signal.aborted) return;
          const failure =
            error instanceof ApiFailure ? error.message : "Something went wrong. Please try again.";
          const isMissing = error instanceof ApiFailure && error.code === "not_found";
          setLoaded(({ data }) =>
            isQuiet && data !== undefined
              ? { status: "ready", data }
              : { status: "failed", data, failure, isMissing },
          );
        },
      );
    },
    [load],
  );
  const reload = useCallback(() => fetchIt(false), [fetchIt]);
  const refresh = useCallback(() => fetchIt(true), [fetchIt]);
  useEffect(() => {
    reload();
    return () => current.current?.abort();
  }, [reload]);
  const put = useCallback((change: (data: T) => T) => {
    setLoaded((before) =>
      before.data === undefined ? before : { status: "ready", data: change(before.data) },
    );
  }, []);
  return { loaded, reload, refresh, put };
}
