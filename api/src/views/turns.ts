import { setImmediate as breathe } from "node:timers/promises";

/** How long a long piece of work goes on before other work gets its turn, in milliseconds. */
const TURN_MS = 4;

/** Long work on the event loop, in turns: await {@link next} between two of its steps. */
export class Turns {
  #begun = performance.now();

  async next(): Promise<void> {
    if (performance.now() - this.#begun < TURN_MS) return;
    await breathe();
    this.#begun = performance.now();
  }
}
