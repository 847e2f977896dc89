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

const [kind, maxRssMb] = z
  .tuple([z.enum(["documents", "pictures", "tables"]), z.coerce.number()])
  .parse(process.argv.slice(2));

setPriority(LOW_PRIORITY);
process.once("disconnect", () => process.exit());
const watchdog = startWatchdog(maxRssMb * 1024 * 1024);
const READERS = { documents: documentReader, pictures: pictureReader, tables: tableReader };
const read = await READERS[kind]();

const atStart = process.memoryUsage.rss();
process.on("message", async (message) => {
  const task = ReaderTask.parse(message);
  watchdog.begin(task.cpuMs);
  const answer = await read(task);
  watchdog.end();
  const isSpent =
    "problem" in answer || "refused" in answer || process.memoryUsage.rss() > atStart + MAX_GROWTH;
  process.send?.({ answer, isSpent });
});
process.send?.(READY);

async function documentReader() {
  const [{ readPdf }, { readWord }, { readResume }, { readPdfReadings, readWordReading }, { readListing }] =
    await Promise.all([
      import("./pdf.ts"),
      import("./word.ts"),
      import("./resume.ts"),
      import("./readings.ts"),
      import("./listing.ts"),
    ]);
  return async (task: ReaderTask): Promise<ReaderAnswer> => {
    if (task.kind === "listing") return readListing(task.as, Buffer.from(task.bytes), task.charset);
    if (task.kind === "resume") return readResume(task.as, Buffer.from(task.bytes));
    if (task.kind === "readings")
      return task.as === "pdf"
        ? readPdfReadings(task.bytes, task.facts, task.poppler)
        : readWordReading(Buffer.from(task.bytes), task.facts);
    return task.kind === "pdf" ? readPdf(task.bytes) : readWord(Buffer.from(task.bytes));
  };
}

async function tableReader() {
  const { readTables } = await import("./tables.ts");
  return ({ kind, bytes }: ReaderTask): Promise<ReaderAnswer> =>
    readTables(Buffer.from(bytes), kind === "feed");
}

async function pictureReader() {
  const { drawPicture } = await import("./pictures.ts");
  return async (task: ReaderTask): Promise<ReaderAnswer> =>
    task.kind === "picture" ? drawPicture(task) : { problem: "broken" };
}
