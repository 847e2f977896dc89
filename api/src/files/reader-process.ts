import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  READY,
  type ReaderAnswer,
  type ReaderKind,
  ReaderReply,
  type ReaderTask,
} from "./reader/messages.ts";

/** Why a process ended before it answered: it exceeded its time or memory, or it crashed. */
export interface Stopped {
  readonly stopped: "time" | "memory" | "crash";
}

const MAIN = fileURLToPath(new URL("./reader/main.ts", import.meta.url));
/** Parent of `node_modules`: libraries are readable, nothing is writable. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Resident memory at which a process is ended, in megabytes. */
export const READER_RSS_MB: Readonly<Record<ReaderKind, number>> = { documents: 288, pictures: 512 };
/** Data segment that Node reserves at startup and never touches, in megabytes. */
const RESERVED_MB = 576;
const MAX_HEAP_MB = 128;
/** Not all allocated memory is resident: the allocation limit is the resident limit times this factor. */
const SPARE = 1.25;
/** Maximum wall-clock time for a file: CPU time is the main limit, but a process can also hang. */
const MAX_CLOCK_MS = 60_000;

/**
 * Linux enforces the memory limit itself, kills this process first when the machine runs out of memory, and writes no core dump.
 * Other systems ignore commands that they do not know; there only the process watches itself.
 */
const LIMIT_AND_RUN = 'echo 800 >/proc/self/oom_score_adj; ulimit -c 0; ulimit -d "$1"; shift; exec "$@"';

/** A process that reads files one after another, until one of them ends it. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<Stopped>;
  /** Resolves when the process can take its first file. @throws when it cannot be started */
  readonly ready: Promise<void>;

  constructor(kind: ReaderKind) {
    const rss = READER_RSS_MB[kind];
    const flags = [
      `--max-old-space-size=${MAX_HEAP_MB}`,
      "--max-semi-space-size=8",
      "--permission",
      `--allow-fs-read=${ROOT}*`,
      "--allow-worker",
      ...(kind === "pictures" ? ["--allow-addons"] : []),
    ];
    // Pictures are decoded in memory, which is limited, and not in temporary files.
    const env = { VIPS_DISC_THRESHOLD: "1g" };
    const limit = String(Math.round(RESERVED_MB + rss * SPARE) * 1024);
    this.#child = spawn(
      "/bin/sh",
      ["-c", LIMIT_AND_RUN, "sh", limit, process.execPath, ...flags, MAIN, kind, String(rss)],
      { env, stdio: ["ignore", "ignore", "ignore", "ipc"], serialization: "advanced" },
    );
    this.#exited = new Promise((resolve) => {
      this.#child.once("exit", (_, signal) => resolve({ stopped: reasonOf(signal) }));
      this.#child.once("error", () => resolve({ stopped: "crash" }));
    });
    this.ready = new Promise((resolve, reject) => {
      this.#child.once("message", (message) => {
        if (message === READY) resolve();
      });
      void this.#exited.then(() => reject(new Error("a process that reads files could not be started")));
    });
    // Callers that await it get the error; without one it must not be an unhandled rejection.
    this.ready.catch(() => {});
    this.#hold(false);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether the process can take another file. */
  get isFree(): boolean {
    return !this.#child.killed && this.#child.connected;
  }

  /** Resolves when the process has exited, for any reason. */
  get exited(): Promise<unknown> {
    return this.#exited;
  }

  /** Reads one file. A process that was stopped has exited and reads no more files. */
  async run(task: ReaderTask): Promise<ReaderAnswer | Stopped> {
    this.#hold(true);
    const answer = new Promise<ReaderAnswer | Stopped>((resolve) => {
      this.#child.once("message", (message) => {
        const { data } = ReaderReply.safeParse(message);
        if (data) resolve(data.answer);
        if (!data || data.isSpent) this.end();
      });
    });
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      this.end();
    }, MAX_CLOCK_MS);
    try {
      await this.ready;
      if (this.#child.connected) this.#child.send(task, () => {});
      const said = await Promise.race([answer, this.#exited]);
      return timedOut && "stopped" in said ? { stopped: "time" } : said;
    } finally {
      clearTimeout(timer);
      this.#child.removeAllListeners("message");
      this.#hold(false);
    }
  }

  /** Whether it keeps this process alive: only while it reads. */
  #hold(isBusy: boolean): void {
    const change = isBusy ? "ref" : "unref";
    this.#child[change]();
    this.#child.channel?.[change]();
  }

  end(): void {
    this.#child.kill("SIGKILL");
  }
}

function reasonOf(signal: NodeJS.Signals | null): Stopped["stopped"] {
  if (signal === "SIGXCPU") return "time";
  return signal === "SIGKILL" || signal === "SIGABRT" || signal === "SIGTRAP" ? "memory" : "crash";
}
