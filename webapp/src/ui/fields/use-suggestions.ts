import { useCallback, useEffect, useState } from "react";

export interface Suggestions<Item> {
  /** `idle` when there is nothing to request yet. While `loading`, `items` are still those of the previous text. */
  status: "idle" | "loading" | "ready" | "error";
  items: readonly Item[];
}

export interface AskedSuggestions<Item> extends Suggestions<Item> {
  retry: () => void;
}

interface Answer<Item> extends Suggestions<Item> {
  query: string;
  attempt: number;
}

/**
 * Requests suggestions while the user types: debounced, only for the latest text; late replies are dropped. `load` must be referentially
 * stable between renders.
 */
export function useSuggestions<Item>(
  query: string,
  load: (query: string, signal: AbortSignal) => Promise<readonly Item[]>,
  { delay = 120, enabled = true }: { delay?: number; enabled?: boolean } = {},
): AskedSuggestions<Item> {
  const asked = query.trim();
  const wanted = enabled && asked !== "";
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Item>>({ query: "", attempt: 0, status: "idle", items: [] });

  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      load(asked, abort.signal).then(
        (items) => {
          if (!abort.signal.aborted) setAnswer({ query: asked, attempt, status: "ready", items });
        },
        () => {
          if (!abort.signal.aborted) setAnswer({ query: asked, attempt, status: "error", items: [] });
        },
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, attempt, delay, load, wanted]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  if (!wanted) return { status: "idle", items: [], retry };
  const current = answer.query === asked && answer.attempt === attempt;
  return { status: current ? answer.status : "loading", items: answer.items, retry };
}
