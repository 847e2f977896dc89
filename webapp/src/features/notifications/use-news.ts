import { type RefObject, useEffect, useRef } from "react";
import { announce } from "../../lib/announce.ts";
import { useNotifications } from "../../lib/notification-count.ts";
import type { LoadedData } from "../../lib/use-loaded.ts";

/**
 * Fetches a list again whenever the bell rings while it is open. Nothing moves but what is different; whose place in the list goes away
 * is put at its head.
 * @param box what holds the list, with `tabIndex={-1}`
 * @param text what is said to screen readers when the list is another, as "Your saved jobs have been updated."
 */
export function useNews(
  { loaded, refresh }: Pick<LoadedData<unknown>, "loaded" | "refresh">,
  box: RefObject<HTMLElement | null>,
  text: string,
): void {
  const { data } = loaded;
  const news = useNotifications((notifications) => notifications.news);
  const heard = useRef(news);
  /** What was shown, and where the focus was, when the bell rang. */
  const before = useRef<{ data: unknown; focused: Element | null }>(undefined);
  useEffect(() => {
    if (heard.current === news) return;
    heard.current = news;
    before.current = { data, focused: document.activeElement };
    refresh();
  }, [news, data, refresh]);
  useEffect(() => {
    const then = before.current;
    if (!then || data === undefined || data === then.data) return;
    before.current = undefined;
    if (then.data === undefined || JSON.stringify(data) === JSON.stringify(then.data)) return;
    if (then.focused && !then.focused.isConnected && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    announce(text);
  }, [data, box, text]);
}
