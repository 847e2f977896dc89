import { workerData } from "node:worker_threads";
import { writeIndex } from "./write-index.ts";

/** The thread that writes: columns and bitmaps are shared memory. */
writeIndex(workerData);
