/** Milliseconds of work after which the page gets a turn. */
const TURN = 8;

/** Lets the page do what it has waiting, then goes on: a task that is cut up keeps no click and no frame waiting. */
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

/** Does work that is cut into steps, with turns for the page in between. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < TURN) continue;
    await pause();
    start = performance.now();
  }
}

/** The same in one go. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
