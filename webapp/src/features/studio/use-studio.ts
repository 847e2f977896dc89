import { readState, type StudioState, writeState } from "@jobmap/widget/studio-state";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** The studio's state is its address, so that it can be shared; changes replace the history entry. */
export function useStudio(): [StudioState, (change: Partial<StudioState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const change = useCallback(
    (part: Partial<StudioState>) =>
      setParams((now) => writeState({ ...readState(now), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [state, change];
}
