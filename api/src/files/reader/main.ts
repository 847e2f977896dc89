/**
 * The process that parses files from strangers, one at a time: `reader-process.ts` starts it with little memory, and ends it. It
 * receives only bytes: it has no settings, no database, and no writable files.
 */
import { setPriority } from "node:os";
import { z } from "zod";
import { READY } from "../../processes/ready.ts";
import { type ReaderAnswer, ReaderTask } from "./messages.ts";
import { startWatchdog } from "./watchdog.ts";

/** Requests have priority. */
const LOW_PRIORITY = 5;
/** After files have left this much memory behind, in bytes, a new process is started instead. */
const MAX_GROWTH = 64 * 1024 * 1024;

const [maxRssMb] = z.tuple([z.coerce.number()]).parse(process.argv.slice(2));

setPriority(LOW_PRIORITY);
process.once("disconnect", () => process.exit());
const watchdog = startWatchdog(maxRssMb * 1024 * 1024);

let atRest = process.memoryUsage.rss();
process.on("message", async (message) => {
  const task = ReaderTask.parse(message);
  // Libraries are no fault of the file: they count neither as its time nor as memory that it leaves behind.
  const before = process.memoryUsage.rss();
  const read = await readerOf(task);
  atRest += process.memoryUsage.rss() - before;
  watchdog.begin(task.cpuMs);
  const answer = await read();
  watchdog.end();
  const isSpent =
    "problem" in answer || "refused" in answer || process.memoryUsage.rss() > atRest + MAX_GROWTH;
  process.send?.({ answer, isSpent });
});
process.send?.(READY);

/** Loads what a task needs, and that alone: a process ends with the first file that it rejects, and then the next file waits for a new one. */
async function readerOf(task: ReaderTask): Promise<() => Promise<ReaderAnswer>> {
  switch (task.kind) {
    case "pdf": {
      const { readPdf } = await import("./pdf.ts");
      return () => readPdf(task.bytes);
    }
    case "word": {
      const { readWord } = await import("./word.ts");
      return async () => readWord(Buffer.from(task.bytes));
    }
    case "resume": {
      const { readResume } = await import("./resume.ts");
      return () => readResume(task.as, Buffer.from(task.bytes));
    }
    case "readings": {
      const { readPdfReadings, readWordReading } = await import("./readings.ts");
      return async () =>
        task.as === "pdf"
          ? readPdfReadings(task.bytes, task.facts, task.poppler)
          : readWordReading(Buffer.from(task.bytes), task.facts);
    }
    case "listing": {
      const { readListing } = await import("./listing.ts");
      return () => readListing(task.as, Buffer.from(task.bytes), task.charset);
    }
    case "picture": {
      const { drawPicture } = await import("./pictures.ts");
      return () => drawPicture(task);
    }
    case "table":
    case "feed": {
      const { readTables } = await import("./tables.ts");
      return () => readTables(Buffer.from(task.bytes), task.kind === "feed");
    }
  }
}
