import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { ApiError } from "../errors/api-error.ts";
import { FairQueue, type Lane, type Requester } from "./fair-queue.ts";
import type { ReaderAnswer, ReaderKind, ReaderTask } from "./reader/messages.ts";
import { ReaderProcess, type Stopped } from "./reader-process.ts";
import { type FileBytes, wholeOf } from "./spool.ts";

/** A file to be read, without the time limit; that and the bytes of a file on disk are added when its turn has come. */
export type FileTask = ReaderTask extends infer Task
  ? Task extends unknown
    ? Omit<Task, "cpuMs" | "bytes"> & { readonly bytes: FileBytes }
    : never
  : never;

/** Concurrent processes of each kind. */
const PROCESSES = 2;
/** CPU time for one file, in milliseconds. */
const MAX_CPU_MS: Readonly<Record<ReaderKind, number>> = { documents: 4_000, pictures: 3_000 };
/**
 * A document normally takes much less than this. One that exceeds it is stopped, lets the ones behind it pass, and is retried
 * when nothing else waits: so even many slow documents delay a fast one only briefly.
 */
const QUICK_CPU_MS = 200;
const WAITING = { maxWaiting: 40, maxWaitingEach: 10 };
/** After a file had to be stopped, its requester waits behind all others for this long. */
const SLOW_FOR_MS = 10 * 60_000;
/** A process that has been idle for this long ends. */
const IDLE_MS = 60_000;

/**
 * Parses files from strangers, in separate processes with little memory and a few seconds of CPU time: no file can take the
 * server down, and no account can keep others waiting. See docs/adr/0036-file-readers.md.
 */
export class FileReaders {
  readonly #log: Logger;
  readonly #pools: Readonly<Record<ReaderKind, Pool>> = {
    documents: new Pool("documents"),
    pictures: new Pool("pictures"),
  };
  readonly #slow = new LRUCache<string, true>({ max: 10_000, ttl: SLOW_FOR_MS });

  constructor(log: Logger) {
    this.#log = log;
  }

  /** The result for a file. @throws ApiError `unavailable` when too many are waiting, or no process can be started */
  async read(task: FileTask, requester: Requester): Promise<ReaderAnswer | Stopped> {
    const kind = task.kind === "picture" ? "pictures" : "documents";
    const lane = this.#slow.has(requester.key) ? "slow" : "quick";
    const isGlance = kind === "documents" && lane === "quick";
    const first = await this.#run(kind, task, requester, lane, isGlance ? QUICK_CPU_MS : MAX_CPU_MS[kind]);
    if (!("stopped" in first)) return first;
    this.#slow.set(requester.key, true);
    const last =
      isGlance && first.stopped === "time"
        ? await this.#run(kind, task, requester, "slow", MAX_CPU_MS[kind])
        : first;
    if ("stopped" in last)
      this.#log.warn(
        { file: task.kind, bytes: task.bytes.length, ...last },
        "a file needed too much memory or time",
      );
    return last;
  }

  /** Number of files waiting, by kind. */
  get waiting(): Readonly<Record<ReaderKind, number>> {
    return { documents: this.#pools.documents.waiting, pictures: this.#pools.pictures.waiting };
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.stop()));
  }

  async #run(
    kind: ReaderKind,
    task: FileTask,
    requester: Requester,
    lane: Lane,
    cpuMs: number,
  ): Promise<ReaderAnswer | Stopped> {
    return this.#pools[kind].run(requester, lane, async (reader) => {
      try {
        await reader.ready;
      } catch (error) {
        this.#log.error({ err: error }, "files cannot be read");
        throw new ApiError("unavailable", "We can't process files right now. Please try again later.");
      }
      return reader.run({ ...task, bytes: await wholeOf(task.bytes), cpuMs });
    });
  }
}

/** The processes of one kind, started on demand, and the files waiting for them. */
class Pool {
  readonly #kind: ReaderKind;
  readonly #queue = new FairQueue({ slots: PROCESSES, ...WAITING });
  readonly #all = new Set<ReaderProcess>();
  readonly #free: ReaderProcess[] = [];
  #idle: NodeJS.Timeout | undefined;

  constructor(kind: ReaderKind) {
    this.#kind = kind;
  }

  get waiting(): number {
    return this.#queue.waiting;
  }

  run<T extends object>(
    requester: Requester,
    lane: Lane,
    work: (reader: ReaderProcess) => Promise<T>,
  ): Promise<T> {
    return this.#queue.run(requester, lane, async () => {
      clearTimeout(this.#idle);
      const reader = this.#free.pop() ?? this.#start();
      try {
        return await work(reader);
      } finally {
        if (reader.isFree) this.#free.push(reader);
        this.#idle = setTimeout(() => this.#endFree(), IDLE_MS).unref();
      }
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const all = [...this.#all];
    for (const reader of all) reader.end();
    await Promise.all(all.map((reader) => reader.exited));
  }

  #start(): ReaderProcess {
    const reader = new ReaderProcess(this.#kind);
    this.#all.add(reader);
    void reader.exited.then(() => {
      this.#all.delete(reader);
      const at = this.#free.indexOf(reader);
      if (at >= 0) this.#free.splice(at, 1);
    });
    return reader;
  }

  #endFree(): void {
    for (const reader of this.#free.splice(0)) reader.end();
  }
}
