import { parentPort } from "node:worker_threads";
import { mergeStore, type Snapshot } from "./merge.ts";

/** The thread that merges: a snapshot comes in, the new store goes out; all columns are shared memory. */
parentPort?.on("message", (snapshot: Snapshot) => parentPort?.postMessage(mergeStore(snapshot)));
