import { type ChildProcess, type Serializable, spawn } from "node:child_process";
import { READY } from "./ready.ts";

export interface ProcessLimits {
  /** Path of the module that it runs. */
  readonly main: string;
  readonly args?: readonly string[];
  /** Options of Node. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly heapMb: number;
  /** Memory that it may allocate beyond what Node reserves, in megabytes. */
  readonly dataMb: number;
}

/** Why a process ended before it answered: it exceeded its time or memory, or it crashed. */
export interface Stopped {
  readonly stopped: "time" | "memory" | "crash";
}

/** Data segment that Node reserves at startup and never touches, in megabytes. */
const RESERVED_MB = 576;
/**
 * Linux enforces the memory limit itself, kills this process first when the machine runs out of memory, and writes no core dump.
 * Other systems ignore commands that they do not know.
 */
const LIMIT_AND_RUN = 'echo 800 >/proc/self/oom_score_adj; ulimit -c 0; ulimit -d "$1"; shift; exec "$@"';

/** A process of little memory that does one task after another, until one of them ends it. */
export class LimitedProcess {
  readonly #child: ChildProcess;
  #isLate = false;
  readonly exited: Promise<Stopped>;
  /** Resolves when the process can take its first task. @throws when it cannot be started */
  readonly ready: Promise<void>;

  constructor({ main, args = [], flags = [], env = {}, heapMb, dataMb }: ProcessLimits) {
    const limit = String(Math.round(RESERVED_MB + dataMb) * 1024);
    const run = [process.execPath, `--max-old-space-size=${heapMb}`, ...flags, main, ...args];
    this.#child = spawn("/bin/sh", ["-c", LIMIT_AND_RUN, "sh", limit, ...run], {
      env,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    });
    this.exited = new Promise((resolve) => {
      this.#child.once("exit", (_, signal) => resolve({ stopped: this.#reasonOf(signal) }));
      this.#child.once("error", () => resolve({ stopped: "crash" }));
    });
    this.ready = new Promise((resolve, reject) => {
      this.#child.once("message", (message) => message === READY && resolve());
      void this.exited.then(() => reject(new Error(`${main} could not be started`)));
    });
    // Callers that await it get the error; without one it must not be an unhandled rejection.
    this.ready.catch(() => {});
    this.#hold(false);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Whether the process can take another task. */
  get isFree(): boolean {
    return this.#child.connected && !this.#child.killed;
  }

  /**
   * Gives the process one task. It may take `maxMs` milliseconds, without the start of the process; then the process is ended.
   * @throws when the process cannot be started
   */
  async ask(task: Serializable, maxMs: number): Promise<{ readonly reply: unknown } | Stopped> {
    this.#hold(true);
    let timer: NodeJS.Timeout | undefined;
    try {
      await this.ready;
      const reply = new Promise<{ readonly reply: unknown }>((resolve) => {
        this.#child.once("message", (message) => resolve({ reply: message }));
      });
      timer = setTimeout(() => {
        this.#isLate = true;
        this.end();
      }, maxMs);
      if (this.isFree) this.#child.send(task, () => {});
      return await Promise.race([reply, this.exited]);
    } finally {
      clearTimeout(timer);
      this.#child.removeAllListeners("message");
      this.#hold(false);
    }
  }

  end(): void {
    this.#child.ref();
    this.#child.kill("SIGKILL");
  }

  #reasonOf(signal: NodeJS.Signals | null): Stopped["stopped"] {
    if (this.#isLate || signal === "SIGXCPU") return "time";
    return signal === "SIGKILL" || signal === "SIGABRT" || signal === "SIGTRAP" ? "memory" : "crash";
  }

  /** Whether it keeps the server alive: only while it works. */
  #hold(isBusy: boolean): void {
    const change = isBusy ? "ref" : "unref";
    this.#child[change]();
    this.#child.channel?.[change]();
  }
}
