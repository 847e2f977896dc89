/** Does something once the page has been painted as it is now: what somebody looks at comes first. @returns a way to call it off */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks run before it is painted, tasks after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** A page that is left is not painted again. */
const MAX_WAIT_MS = 200;

/** Resolves once the page has been painted as it is now, or at once where nobody looks at it. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, MAX_WAIT_MS);
  });
}
