import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

const PREFIX = "jobmap.scroll.";

/**
 * The list scrolls inside the page, so the page restores its position: returning to a search restores where it was left; new jobs start at
 * the top.
 * @param shown key that identifies the jobs in the list
 */
export function useListScroll(inside: RefObject<HTMLElement | null>, shown: string): void {
  const { key } = useLocation();
  const restored = useRef<string>(undefined);
  useLayoutEffect(() => {
    const box = inside.current?.parentElement;
    if (!box) return;
    // If the list was scrolled before hydration, the user is already reading it.
    if (restored.current === undefined) box.scrollTop ||= read(key);
    else if (restored.current !== shown) box.scrollTop = 0;
    restored.current = shown;
  }, [inside, key, shown]);
  useEffect(() => {
    const box = inside.current?.parentElement;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Tracked while the list is mounted: leaving at once unmounts the list before its position is saved. */
    let top = box.scrollTop;
    const keep = () => {
      timer = undefined;
      write(key, top);
    };
    // An entry that opened a job over the same list begins where the list is.
    if (top > 0) keep();
    const note = () => {
      top = box.scrollTop;
      clearTimeout(timer);
      timer = setTimeout(keep, 100);
    };
    box.addEventListener("scroll", note, { passive: true });
    return () => {
      box.removeEventListener("scroll", note);
      if (timer === undefined) return;
      clearTimeout(timer);
      keep();
    };
  }, [inside, key]);
}

function read(key: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + key)) || 0;
  } catch {
    return 0;
  }
}

function write(key: string, top: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(top)));
  } catch {
    // Storage can be blocked; the list then starts at the top.
  }
}
