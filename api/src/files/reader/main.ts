/**
 * The process that parses files from strangers, one at a time: `reader-process.ts` starts it with little memory, and ends it. It
 * receives only bytes: it has no settings, no database, and no writable files.
 */
import { setPriority } from "node:os";
import { z } from "zod";
import { READY, type ReaderAnswer, ReaderTask } from "./messages.ts";
import { startWatchdog } from "./watchdog.ts";

/** Requests have priority. */
const LOW_PRIORITY = 5;
/** After files have left this much memory behind, in bytes, a new process is started instead. */
const MAX_GROWTH = 64 * 1024 * 1024;

const [kind, maxRssMb] = z
  .tuple([z.enum(["documents", "pictures"]), z.coerce.number()])
  .parse(process.argv.slice(2));

setPriority(LOW_PRIORITY);
process.once("disconnect", () => process.exit());
const watchdog = startWatchdog(maxRssMb * 1024 * 1024);
const read = kind === "documents" ? await documentReader() : await pictureReader();

const atStart = process.memoryUsage.rss();
process.on("message", async (message) => {
  const task = ReaderTask.parse(message);
  watchdog.begin(task.cpuMs);
  const answer = await read(task);
  watchdog.end();
  const isSpent = "problem" in answer || process.memoryUsage.rss() > atStart + MAX_GROWTH;
  process.send?.({ answer, isSpent });
});
process.send?.(READY);

async function documentReader() {
  const [{ readPdf }, { readWord }] = await Promise.all([import("./pdf.ts"), import("./word.ts")]);
  return ({ kind, bytes }: ReaderTask): Promise<ReaderAnswer> =>
    kind === "pdf" ? readPdf(bytes) : readWord(Buffer.from(bytes));
}

async function pictureReader() {
  const { drawPicture } = await import("./pictures.ts");
  return async (task: ReaderTask): Promise<ReaderAnswer> =>
    task.kind === "picture" ? drawPicture(task) : { problem: "broken" };
}
