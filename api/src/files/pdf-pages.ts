import { Worker } from "node:worker_threads";
import { z } from "zod";

const Said = z.union([
  z.object({ pages: z.int().min(0) }),
  z.object({ problem: z.enum(["encrypted", "broken"]) }),
]);
export type PdfPages = z.infer<typeof Said>;

/** Longest time for one document, in milliseconds, and memory of its reader, in megabytes. */
const PATIENCE = 15_000;
const MEMORY = 192;
/** Readers at once. */
const AT_ONCE = 2;
const READER = new URL("./pdf-reader.ts", import.meta.url);

/**
 * Counts the pages of a PDF, or says why nobody could. What strangers send is read in a thread of its own, which is ended when it takes
 * too long or too much: the server goes on answering.
 */
export async function pdfPages(bytes: Buffer): Promise<PdfPages> {
  if (reading >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading++;
  try {
    return await read(bytes);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading--;
  }
}

let reading = 0;
const waiting: (() => void)[] = [];

async function read(bytes: Buffer): Promise<PdfPages> {
  const worker = new Worker(READER, {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    stdout: true,
    stderr: true,
  });
  const broken: PdfPages = { problem: "broken" };
  const said = new Promise<PdfPages>((resolve) => {
    worker.once("message", (message: unknown) => resolve(Said.safeParse(message).data ?? broken));
    worker.once("error", () => resolve(broken));
    worker.once("exit", () => resolve(broken));
  });
  const timer = setTimeout(() => void worker.terminate(), PATIENCE);
  try {
    return await said;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
