/** Milliseconds of work after which the page's other tasks get a turn. */
const TURN_MS = 4;

/** Yields to the page's pending tasks, then continues: work that is split up delays no click and no frame. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Runs work that is split into steps, yielding to the page in between. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < TURN_MS) continue;
    await pause();
    start = performance.now();
  }
}

/** The same without yielding. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
