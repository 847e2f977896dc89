import { parentPort } from "node:worker_threads";
import { mergeStore } from "./merge.ts";
import type { Snapshot } from "./snapshot.ts";

/** The thread that merges: a snapshot comes in, the new store goes out; all columns are shared memory. */
parentPort?.on("message", (snapshot: Snapshot) => parentPort?.postMessage(mergeStore(snapshot)));
