import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  READY,
  type ReaderAnswer,
  type ReaderKind,
  ReaderReply,
  type ReaderTask,
} from "./reader/messages.ts";

/** Why a process ended before it had answered: it took too long, or too much memory, or it broke. */
export interface Stopped {
  readonly stopped: "time" | "memory" | "crash";
}

const MAIN = fileURLToPath(new URL("./reader/main.ts", import.meta.url));
/** Parent of `node_modules`: libraries may be read, nothing may be written. */
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Resident memory of a process, in megabytes, before it is ended. */
export const READER_RSS_MB: Readonly<Record<ReaderKind, number>> = { documents: 288, pictures: 512 };
/** What Node reserves of its data segment at its start without ever touching it, in megabytes. */
const RESERVED_MB = 576;
const MAX_HEAP_MB = 128;
/** Memory that is asked for is not all used: this much more than what may be resident, as a factor. */
const SPARE = 1.25;
/** Longest that a file may take by the clock: processor time is what counts, but a process can also stand still. */
const MAX_CLOCK_MS = 60_000;

/**
 * Linux holds the process to its memory by itself, ends it first when the machine runs out, and keeps no dump of it. Other systems
 * ignore what they do not know; there the process watches itself alone.
 */
const LIMIT_AND_RUN = 'echo 800 >/proc/self/oom_score_adj; ulimit -c 0; ulimit -d "$1"; shift; exec "$@"';

/** One process that reads files, one after another, until one of them ends it. */
export class ReaderProcess {
  readonly #child: ChildProcess;
  readonly #exited: Promise<Stopped>;
  /** Resolves when it can take its first file. @throws when it cannot be started */
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
    // Pictures are drawn in memory, which is limited, and not in files.
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
    // Whoever waits for it is told; nobody may.
    this.ready.catch(() => {});
    this.#hold(false);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether it can be given another file. */
  get isFree(): boolean {
    return !this.#child.killed && this.#child.connected;
  }

  /** Resolves when the process is gone, for whatever reason. */
  get exited(): Promise<unknown> {
    return this.#exited;
  }

  /** Reads one file. A process that has stopped is gone, and reads nothing more. */
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
