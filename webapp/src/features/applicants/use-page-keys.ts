import { useEffect, useEffectEvent } from "react";

/** What a key does, by its letter in lower case; with Shift where it says so: `shift+r`. */
export type PageKeys = Readonly<Record<string, () => void>>;

const TYPED_INTO =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=menu]";

/** Single keys for the whole page, but not while something is typed, a dialog is open or the key belongs to the browser. */
export function usePageKeys(keys: PageKeys): void {
  // What the keys do is that of the page as it is shown: the router prepares the next one beside it, which may still come to nothing.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const { target } = event;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    if (document.querySelector("dialog[open]")) return;
    const run = keys[`${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}`];
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
