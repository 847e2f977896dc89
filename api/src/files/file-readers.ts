import type { Logger } from "pino";
import { ApiError } from "../errors/api-error.ts";
import type { Lane, Requester } from "../processes/fair-queue.ts";
import type { Stopped } from "../processes/limited-process.ts";
import { ProcessPool } from "../processes/process-pool.ts";
import { SlowRequesters } from "../processes/slow-requesters.ts";
import type { ReaderAnswer, ReaderKind, ReaderTask } from "./reader/messages.ts";
import { ReaderProcess } from "./reader-process.ts";
import { type FileBytes, wholeOf } from "./spool.ts";

/** A file to be read, without the time limit; that and the bytes of a file on disk are added when its turn has come. */
export type FileTask = ReaderTask extends infer Task
  ? Task extends unknown
    ? Omit<Task, "cpuMs" | "bytes"> & { readonly bytes: FileBytes }
    : never
  : never;

/** The processes that read a file. */
const POOLS: Readonly<Record<FileTask["kind"], ReaderKind>> = {
  pdf: "documents",
  word: "documents",
  resume: "documents",
  readings: "documents",
  listing: "documents",
  picture: "pictures",
  table: "tables",
  feed: "tables",
};
/** CPU time for one file, in milliseconds. */
const MAX_CPU_MS: Readonly<Record<ReaderKind, number>> = {
  documents: 4_000,
  pictures: 8_000,
  tables: 20_000,
};
/**
 * A document normally takes much less than this. One that exceeds it is stopped, lets the ones behind it pass, and is retried
 * when nothing else waits: so even many slow documents delay a fast one only briefly.
 */
const QUICK_CPU_MS = 200;
/** For each kind. */
const QUEUE = { slots: 2, maxWaiting: 40, maxWaitingEach: 10 };
const poolOf = (kind: ReaderKind) => new ProcessPool(() => new ReaderProcess(kind), QUEUE);

/**
 * Parses files from strangers, in separate processes with little memory and a few seconds of CPU time: no file can take the
 * server down, and no account can keep others waiting. See docs/adr/0036-file-readers.md.
 */
export class FileReaders {
  readonly #log: Logger;
  readonly #pools: Readonly<Record<ReaderKind, ProcessPool<ReaderProcess>>> = {
    documents: poolOf("documents"),
    pictures: poolOf("pictures"),
    tables: poolOf("tables"),
  };
  readonly #slow = new SlowRequesters();

  constructor(log: Logger) {
    this.#log = log;
  }

  /** The result for a file. @throws ApiError `unavailable` when too many are waiting, or no process can be started */
  async read(task: FileTask, requester: Requester): Promise<ReaderAnswer | Stopped> {
    const kind = POOLS[task.kind];
    const lane = this.#slow.laneOf(requester);
    const isGlance = kind === "documents" && task.kind !== "readings" && lane === "quick";
    const first = await this.#run(kind, task, requester, lane, isGlance ? QUICK_CPU_MS : MAX_CPU_MS[kind]);
    if (!("stopped" in first)) return first;
    this.#slow.add(requester);
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
    return {
      documents: this.#pools.documents.waiting,
      pictures: this.#pools.pictures.waiting,
      tables: this.#pools.tables.waiting,
    };
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
      return reader.read({ ...task, bytes: await wholeOf(task.bytes), cpuMs });
    });
  }
}
