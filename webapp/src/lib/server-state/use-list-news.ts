import { type RefObject, useEffect } from "react";
import { announce } from "../announce.ts";
import type { Places } from "./held-list.ts";
import { type ListAnswer, type ListKey, useShown } from "./use-shown.ts";

/** Every update is shown as it arrives. */
const LOOSE: Places<unknown> = { places: () => [], patch: (_, fresh) => fresh };

/**
 * Announces that an open list changed without a user action. Only changed items move; if the focused item is removed, focus moves to the
 * top of the list.
 * @param box the element that contains the list, with `tabIndex={-1}`
 * @param text announced to screen readers when the list changed, such as "Your saved jobs have been updated."
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
