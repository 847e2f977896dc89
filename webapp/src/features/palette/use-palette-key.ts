import { useEffect, useRef } from "react";

/** Ctrl+K or Cmd+K opens and closes the palette, unless an editor uses the key or another dialog is open. */
export function usePaletteKey(isOpen: boolean, toggle: () => void): void {
  const latest = useRef({ isOpen, toggle });
  latest.current = { isOpen, toggle };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isChord || event.key.toLowerCase() !== "k" || event.defaultPrevented || event.isComposing) return;
      if (!latest.current.isOpen && document.querySelector("dialog[open]")) return;
      event.preventDefault();
      latest.current.toggle();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
