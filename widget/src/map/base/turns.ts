/** Milliseconds of script a turn; drawing comes on top, which shows only once the turn is over. */
const LENGTH = 3;

/**
 * Works a little at a time and lets everything else that waits have its turn in between: input, frames, messages.
 * @param steps most of them in one turn
 * @returns what the work comes to; undefined when it was given up
 */
export async function inTurns<T>(
  work: Generator<void, T>,
  steps: number,
  isGivenUp: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    await turn();
    if (isGivenUp()) return undefined;
    const end = performance.now() + LENGTH;
    for (let left = steps; left > 0 && performance.now() < end; left--) {
      const step = work.next();
      if (step.done) return step.value;
    }
  }
}

/** A message to oneself comes after what waits already, and unlike a timer it is not held back. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
