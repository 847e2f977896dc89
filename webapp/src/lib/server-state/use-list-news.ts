import { type RefObject, useEffect } from "react";
import { announce } from "../announce.ts";
import type { Places } from "./held-list.ts";
import { type ListAnswer, type ListKey, useShown } from "./use-shown.ts";

/** Everything is shown as it comes. */
const LOOSE: Places<unknown> = { places: () => [], patch: (_, fresh) => fresh };

/**
 * Says when a list has changed by itself while it is open. Nothing moves but what is different; whose place in the list goes away is put
 * at its head.
 * @param box what holds the list, with `tabIndex={-1}`
 * @param text what is said to screen readers when the list is another, as "Your saved jobs have been updated."
 */
export function useListNews(
  key: ListKey,
  answer: ListAnswer<unknown>,
  box: RefObject<HTMLElement | null>,
  text: string,
): void {
  const [{ shown, focused }] = useShown(key, answer, LOOSE);
  useEffect(() => {
    if (!shown?.isNews) return;
    if (focused && !focused.isConnected && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    announce(text);
  }, [shown, focused, box, text]);
}
