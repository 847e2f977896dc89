import { type RefObject, useLayoutEffect } from "react";
import { floatingPosition, type Placement } from "./floating-position.ts";

/** Keeps an open popover beside its anchor while the page scrolls and the window changes. */
export function useFloatingPosition(
  open: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  floatingRef: RefObject<HTMLElement | null>,
  { side, align }: Placement,
): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const floating = floatingRef.current;
    if (!open || !anchor || !floating) return;
    const place = () => {
      const { left, top } = floatingPosition(
        anchor.getBoundingClientRect(),
        { width: floating.offsetWidth, height: floating.offsetHeight },
        { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
        { side, align },
        getComputedStyle(anchor).direction === "rtl",
      );
      floating.style.left = `${left}px`;
      floating.style.top = `${top}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(floating);
    addEventListener("resize", place);
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      removeEventListener("resize", place);
      removeEventListener("scroll", place, { capture: true });
    };
  }, [open, anchorRef, floatingRef, side, align]);
}
