import { parentPort } from "node:worker_threads";
import type { Snapshot } from "../store/snapshot.ts";
import { compactStore } from "./compact.ts";

/** The thread that merges: a snapshot comes in, the new store goes out; all columns are shared memory. */
parentPort?.on("message", (snapshot: Snapshot) => parentPort?.postMessage(compactStore(snapshot)));
