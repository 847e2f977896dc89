import { MessageChannel } from "node:worker_threads";
import type { IndexKeeper } from "../background/index-keeper.ts";
import type { IndexMessage, IndexPort } from "./messages.ts";

/** Sends the index to a thread, with every change from then on, until `stop` is called. */
export function feedIndex(jobIndex: IndexKeeper): { index: IndexPort; stop(): void } {
  const { port1, port2 } = new MessageChannel();
  const sent = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const send = (message: IndexMessage) => {
    port1.postMessage(message);
    Atomics.add(sent, 0, 1);
  };
  const stopWatching = jobIndex.watchers.add({
    begin: (state) => send({ begin: state }),
    change: (changes, version) => send({ changes, version }),
  });
  port1.unref();
  return {
    index: { port: port2, sent },
    stop: () => {
      stopWatching();
      port1.close();
    },
  };
}
