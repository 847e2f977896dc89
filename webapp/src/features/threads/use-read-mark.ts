import type { Thread } from "@jobmap/contract";
import { type RefObject, useEffect } from "react";
import { useNotifications } from "../../lib/notification-count.ts";
import type { ThreadSource } from "./thread-source.ts";

/** Notes messages as read once the end of the list is in view, and not before. */
export function useReadMark(
  thread: Thread | undefined,
  { markRead }: ThreadSource,
  end: RefObject<HTMLElement | null>,
): void {
  const latest = thread && thread.unread > 0 ? thread.messages.at(-1)?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source is made anew with each rendering and stays the same
  useEffect(() => {
    const element = end.current;
    if (latest === undefined || !element || !markRead) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || document.visibilityState !== "visible") return;
      observer.disconnect();
      markRead(latest).then(
        ({ unread_notifications: unread }) => useNotifications.setState({ unread }),
        // They stay unread, and are noted with the next ones.
        () => {},
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [latest, end]);
}
