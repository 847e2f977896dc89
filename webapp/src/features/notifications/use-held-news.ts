import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNotifications } from "../../lib/notification-count.ts";
import type { LoadedData } from "../../lib/use-loaded.ts";

export interface HeldList<T> {
  readonly loaded: LoadedData<T>["loaded"];
  readonly put: LoadedData<T>["put"];
  /** Asks the server for the list as it is by now. */
  readonly load: (signal: AbortSignal) => Promise<T>;
  /** What stands where: with the same places nothing moves. */
  readonly places: (data: T) => readonly string[];
  /** The list that is shown, with what is known by now about everything in it. */
  readonly patch: (shown: T, fresh: T) => T;
  /** Nothing is looked up for now: what is done at this moment comes back as news, before the list can show it. */
  readonly isWaiting?: boolean;
}

/** What waits to be shown: how many are new, 0 when some went away or stand elsewhere. */
export interface HeldNews {
  readonly added: number;
  readonly show: () => void;
}

/**
 * Keeps an open list true without moving it. Whenever there is news, what is in the list is brought up to date where it stands; what
 * would come in, go or change its place waits until somebody asks for it.
 */
export function useHeldNews<T>({
  loaded: { status, data },
  put,
  load,
  places,
  patch,
  isWaiting = false,
}: HeldList<T>): HeldNews | undefined {
  /** A list that is under way is no measure of what is new. */
  const isIdle = status !== "loading" && !isWaiting;
  const news = useNotifications((notifications) => notifications.news);
  const heard = useRef(news);
  /** `over` is what it waits behind: once that is another, by a reload or another page, it waits no more. */
  const [held, setHeld] = useState<{ fresh: T; over: T; added: number }>();
  const take = useEffectEvent((fresh: T) => {
    if (data === undefined) return;
    const [before, after] = [places(data), places(fresh)];
    const isStill = before.length === after.length && before.every((place, at) => place === after[at]);
    if (isStill || before.length === 0) return put(() => fresh);
    const known = new Set(before);
    const patched = patch(data, fresh);
    put(() => patched);
    setHeld({ fresh, over: patched, added: after.filter((place) => !known.has(place)).length });
  });
  useEffect(() => {
    if (!isIdle || heard.current === news) return;
    const abort = new AbortController();
    load(abort.signal).then(
      (fresh) => {
        heard.current = news;
        if (!abort.signal.aborted) take(fresh);
      },
      // The list stands as it is; the next news asks again.
      () => {},
    );
    return () => abort.abort();
  }, [news, load, isIdle]);
  if (!held || held.over !== data) return undefined;
  return { added: held.added, show: () => put(() => held.fresh) };
}
