import { fileURLToPath } from "node:url";
import { LimitedProcess, type Stopped } from "../processes/limited-process.ts";
import { type ReaderAnswer, type ReaderKind, ReaderReply, type ReaderTask } from "./reader/messages.ts";

const MAIN = fileURLToPath(new URL("./reader/main.ts", import.meta.url));
/** Parent of `node_modules`: libraries are readable, nothing is writable. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Resident memory at which a process is ended, in megabytes. */
export const READER_RSS_MB: Readonly<Record<ReaderKind, number>> = {
  documents: 288,
  pictures: 512,
  tables: 512,
};
/** A table is strings, which are in the heap; pages and pixels are not. */
const MAX_HEAP_MB: Readonly<Record<ReaderKind, number>> = { documents: 128, pictures: 128, tables: 320 };
/** Not all allocated memory is resident: the allocation limit is the resident limit times this factor. */
const SPARE = 1.25;
/** Maximum wall-clock time for a file: CPU time is the main limit, but a process can also hang. */
const MAX_CLOCK_MS = 60_000;

/** A process that reads files one after another, until one of them ends it. */
export class ReaderProcess extends LimitedProcess {
  constructor(kind: ReaderKind) {
    const rss = READER_RSS_MB[kind];
    super({
      main: MAIN,
      args: [String(rss)],
      flags: [
        "--max-semi-space-size=8",
        "--permission",
        `--allow-fs-read=${ROOT}*`,
        "--allow-worker",
        ...(kind === "pictures" ? ["--allow-addons"] : []),
      ],
      // Pictures are decoded in memory, which is limited, and not in temporary files.
      env: { VIPS_DISC_THRESHOLD: "1g" },
      heapMb: MAX_HEAP_MB[kind],
      dataMb: rss * SPARE,
    });
  }

  /** Reads one file. A process that was stopped has exited and reads no more files. */
  async read(task: ReaderTask): Promise<ReaderAnswer | Stopped> {
    const said = await this.ask(task, MAX_CLOCK_MS);
    if (!("reply" in said)) return said;
    const { data } = ReaderReply.safeParse(said.reply);
    if (!data || data.isSpent) this.end();
    return data?.answer ?? { stopped: "crash" };
  }
}
