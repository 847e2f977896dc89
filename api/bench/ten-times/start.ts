/** Reads the index of a file, asks it once, and prints how long that took: `node start.ts FILE`. */

import type { z } from "zod";
import { IndexFile, JobIndex } from "../../src/map/index.ts";
import { NOW } from "../map/data.ts";
import type { Start } from "./figures.ts";

const [path = ""] = process.argv.slice(2);
const begun = performance.now();
const file = new IndexFile(path);
const index = JobIndex.restore(file.read(), { now: () => NOW });
file.close();
if (index.list({}, { sort: "newest", limit: 20 }).total === 0) throw new Error("The index is empty.");
const startMs = performance.now() - begun;
await index.close();
console.log(
  JSON.stringify({ startMs, startedBytes: process.memoryUsage.rss() } satisfies z.infer<typeof Start>),
);
