import type { Data } from "@jobmap/contract";
import { useEffect, useState } from "react";
import { call } from "../../lib/api.ts";

type Answer = Data<"POST auth/checkUsername"> & { name: string };

/** Debounce, in ms. */
const DEBOUNCE_MS = 400;
const SHORTEST = 3;

/** Whether a username is free, checked after a pause in typing. Undefined while unknown; the form itself reports invalid usernames. */
export function useFreeName(name: string): { isFree: boolean | undefined; suggestions: readonly string[] } {
  const [answer, setAnswer] = useState<Answer>();
  const wanted = name.trim().toLowerCase();
  useEffect(() => {
    if (wanted.length < SHORTEST) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call("POST auth/checkUsername", { body: { username: wanted } }, { signal: abort.signal }).then(
        (data) => setAnswer({ ...data, name: wanted }),
        () => {},
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
  const known = answer?.name === wanted ? answer : undefined;
  return { isFree: known?.available, suggestions: known && !known.available ? known.suggestions : [] };
}
