import type { Notification } from "@jobmap/contract";
import { useCallback, useEffect, useState } from "react";
import { call } from "../../lib/api.ts";
import { useNotifications } from "../../lib/notification-count.ts";
import { queryClient } from "../../lib/server-state/query-client.ts";

/** In view for longer than this counts as seen; scrolling past does not. */
const SEEN_AFTER_MS = 600;
/** Seen ids are sent in batches after this delay, at most MAX_IDS per request. */
const SEND_AFTER_MS = 250;
const MAX_IDS = 100;

/**
 * Marks notifications as read once they have been in view for a moment, and only those.
 * @returns a ref for the element of one notification
 */
export function useSeen(): (
  notification: Notification,
) => (element: HTMLElement | null) => (() => void) | undefined {
  const [seen] = useState(() => new Seen());
  useEffect(() => () => seen.send(), [seen]);
  return useCallback(
    ({ id, read_at }) =>
      (element) =>
        element && read_at === null ? seen.watch(id, element) : undefined,
    [seen],
  );
}

/** The seen notifications of one list. */
class Seen {
  readonly #known = new Set<number>();
  readonly #toSend = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  watch(id: number, element: HTMLElement): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (!entry || !isInView(entry) || this.#known.has(id)) return;
        timer = setTimeout(() => this.#add(id), SEEN_AFTER_MS);
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }

  #add(id: number): void {
    if (document.visibilityState !== "visible") return;
    this.#known.add(id);
    this.#toSend.add(id);
    this.#timer ??= setTimeout(() => this.send(), SEND_AFTER_MS);
  }

  /** Sends the seen ids. Ids whose request fails are sent again with the next batch. */
  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const ids = [...this.#toSend].slice(0, MAX_IDS);
    if (ids.length === 0) return;
    for (const id of ids) this.#toSend.delete(id);
    call("POST notification/read", { body: { ids } }).then(
      ({ unread }) => {
        useNotifications.setState({ unread });
        // In this list they keep their unread mark for as long as the list is open.
        void queryClient.invalidateQueries({ queryKey: ["GET notification/list"], refetchType: "none" });
      },
      () => {
        for (const id of ids) this.#toSend.add(id);
      },
    );
  }
}

/** Most of the element, or as much of it as fits in the viewport. */
function isInView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return (
    intersectionRatio >= 0.75 || (rootBounds !== null && intersectionRect.height >= rootBounds.height * 0.6)
  );
}
