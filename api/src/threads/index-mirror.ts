import { receiveMessageOnPort } from "node:worker_threads";
import { IndexReader } from "../map/index.ts";
import type { IndexMessage, IndexPort } from "./messages.ts";

/** The index of the main thread, as a thread reads it. */
export class IndexMirror {
  readonly #port: IndexPort;
  readonly #number: number;
  readonly #now: () => Date;
  #received = 0;
  #reader: IndexReader | undefined;

  constructor(port: IndexPort, number: number, now: () => Date) {
    this.#port = port;
    this.#number = number;
    this.#now = now;
    port.port.on("message", (message: IndexMessage) => this.#apply(message));
  }

  /** It has heard of every change that the main thread has made by now. */
  get index(): IndexReader {
    const { port, sent } = this.#port;
    while (this.#received < Atomics.load(sent, 0)) {
      const received: { message: IndexMessage } | undefined = receiveMessageOnPort(port);
      if (received === undefined) break;
      this.#apply(received.message);
    }
    if (this.#reader === undefined) throw new Error("The main thread has not sent its index.");
    return this.#reader;
  }

  #apply(message: IndexMessage): void {
    this.#received++;
    if ("begin" in message)
      this.#reader = new IndexReader(message.begin, this.#number, () => this.#now().getTime() / 1_000);
    else this.#reader?.apply(message.changes, message.version);
  }
}
