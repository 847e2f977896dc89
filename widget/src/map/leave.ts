/**
 * Leaves the first finger to the page. The camera would take it for a drag; stopped on its way down, the touch scrolls the page. The
 * returned function ends it.
 */
export function leaveToPage(element: HTMLElement): () => void {
  const stop = new AbortController();
  const leave = (event: TouchEvent | PointerEvent): void => {
    const fingers = "touches" in event ? event.touches.length : event.pointerType === "touch" ? 1 : 0;
    if (fingers === 1 && (!("isPrimary" in event) || event.isPrimary)) event.stopPropagation();
  };
  const { signal } = stop;
  element.addEventListener("touchstart", leave, { signal, capture: true, passive: true });
  element.addEventListener("pointerdown", leave, { signal, capture: true });
  return () => stop.abort();
}
