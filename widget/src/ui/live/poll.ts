/** Between two questions, on average. */
const INTERVAL_MS = 30_000;

/**
 * Asks again and again, for pages that can hear nothing. Any process answers, in a few bytes when nothing has changed. Not all at once: up to a
 * fifth sooner or later. Loaded when there is no WebSocket. Returns what ends it.
 */
export function poll(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        if (navigator.onLine) ask();
        wait();
      },
      INTERVAL_MS * (0.8 + 0.4 * Math.random()),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
