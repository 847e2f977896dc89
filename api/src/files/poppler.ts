import { spawn } from "node:child_process";
import { FairQueue, type Requester } from "../processes/fair-queue.ts";

/** What poppler's reading order of a PDF is, or why it is not known. */
export type PopplerText = { readonly text: string } | { readonly problem: "absent" | "failed" };

/** Where systems keep their programs, Homebrew included. */
const PROGRAMS = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin:/opt/local/bin";
/** What a shell answers that does not find a program. */
const NOT_FOUND = 127;
const MAX_CPU_SECONDS = 4;
const MAX_CLOCK_MS = 15_000;
const MAX_MEMORY_KB = 256 * 1024;
const MAX_TEXT_BYTES = 2 * 1024 * 1024;
/** Systems that do not know a limit go on without it; the clock stops it there. */
const LIMIT_AND_RUN =
  'ulimit -c 0; ulimit -t "$1" 2>/dev/null; ulimit -v "$2" 2>/dev/null; exec pdftotext -q -enc UTF-8 - -';

/**
 * Reads PDFs in the order of poppler, the library behind many programs that take resumes apart: its `pdftotext`, a program of the system
 * (Debian's poppler-utils). It gets bytes and gives text, in a process with limits of time and memory.
 */
export class Poppler {
  readonly #queue = new FairQueue({ slots: 2, maxWaiting: 40, maxWaitingEach: 10 });
  readonly #programs: string;
  readonly #cpuSeconds: number;

  /** `programs`: folders to look for it in. `cpuSeconds`: time for one file. */
  constructor(options: { programs?: string; cpuSeconds?: number } = {}) {
    this.#programs = options.programs ?? PROGRAMS;
    this.#cpuSeconds = options.cpuSeconds ?? MAX_CPU_SECONDS;
  }

  /** @throws ApiError `unavailable` when too many are waiting */
  read(bytes: Uint8Array, requester: Requester): Promise<PopplerText> {
    return this.#queue.run(requester, "quick", () => this.#run(bytes));
  }

  #run(bytes: Uint8Array): Promise<PopplerText> {
    const limits = [String(this.#cpuSeconds), String(MAX_MEMORY_KB)];
    const child = spawn("/bin/sh", ["-c", LIMIT_AND_RUN, "sh", ...limits], {
      env: { PATH: this.#programs },
      stdio: ["pipe", "pipe", "ignore"],
      timeout: MAX_CLOCK_MS,
      killSignal: "SIGKILL",
    });
    const chunks: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_TEXT_BYTES) child.kill("SIGKILL");
      else chunks.push(chunk);
    });
    // A program that ends early does not take the rest.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
    return new Promise((resolve) => {
      child.once("error", () => resolve({ problem: "failed" }));
      child.once("close", (code) => {
        if (code === 0) resolve({ text: Buffer.concat(chunks).toString("utf8") });
        else resolve({ problem: code === NOT_FOUND ? "absent" : "failed" });
      });
    });
  }
}
