/** Average time between two requests. */
const INTERVAL_MS = 30_000;

/**
 * Calls `ask` every 30 seconds, give or take a fifth so that pages do not ask all at once. For pages without a
 * WebSocket: any process can answer, in a few bytes if nothing changed. Returns a function that ends it.
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
