import { DAY_MS, HOUR_MS } from "@jobmap/contract/limits";
import type { Logger } from "pino";
import { PollingLoop } from "./polling-loop.ts";
import { type Task, TaskTable, type TaskTableOptions } from "./task-table.ts";

const RETENTION_DAYS = 30;
const PRUNE_INTERVAL_MS = HOUR_MS;

export interface TaskRunnerOptions<T extends Task> extends TaskTableOptions<T> {
  readonly log: Logger;
  now(): Date;
  /** Milliseconds between two scheduled runs. */
  readonly intervalMs: number;
  /** Tasks taken per batch. */
  readonly batchSize: number;
  /** Timeout of one attempt, in milliseconds. A worker that holds a task for longer than its batch can take is considered dead. */
  readonly attemptTimeoutMs: number;
  /** The backoff between attempts doubles from the first to the longest, in milliseconds. */
  readonly minBackoffMs: number;
  readonly maxBackoffMs: number;
  /** After this many attempts a task is set aside. */
  readonly maxAttempts: number;
  /** Log messages. */
  readonly messages: { readonly unreadable: string; readonly failed: string; readonly setAside: string };
  /** Identifies a task in the log. */
  describe(task: T): object;
  /** Tasks of a batch with the same key run one after another, in the order in which they were queued; others run concurrently. */
  orderKey?(task: T): string;
  /** Makes one attempt. @returns the status of the finished task */
  run(task: T): Promise<string>;
  /** Milliseconds to wait at least before another attempt, where a failure says so. */
  waitMs?(error: unknown): number;
  /** Whether another attempt would fail as well: the task is then set aside at once. */
  isFinal?(error: unknown): boolean;
}

/**
 * Runs the tasks of a table. Any number of workers share it: each takes rows that no other worker holds, for the duration of its
 * lease. An attempt is counted before it begins, so a task that crashes its worker is eventually set aside like one that fails.
 * If a worker dies after the work and before recording it, the work is repeated: tasks must tolerate that.
 */
export class TaskRunner<T extends Task> extends PollingLoop {
  readonly #options: TaskRunnerOptions<T>;
  readonly #table: TaskTable<T>;
  #pruned = 0;

  constructor(options: TaskRunnerOptions<T>) {
    super({
      intervalMs: options.intervalMs,
      run: () => this.#once(),
      onError: (error) => options.log.warn({ err: error }, options.messages.unreadable),
    });
    this.#options = options;
    this.#table = new TaskTable(options);
  }

  /** Runs what is due, including what becomes due meanwhile; resolves when nothing is left. Never throws. */
  override drain(): Promise<void> {
    this.poke();
    return super.drain();
  }

  async #once(): Promise<void> {
    await this.#prune();
    for (let tasks = await this.#claim(); tasks.length > 0; tasks = await this.#claim()) {
      const { orderKey = ({ id }: T) => String(id) } = this.#options;
      const inOrder = [...Map.groupBy(tasks, (task) => orderKey(task)).values()];
      // One that cannot be noted stops none of the others, and is not left behind by a worker that stops.
      const ends = await Promise.allSettled(
        inOrder.map(async (own) => {
          for (const task of own) await this.#attempt(task);
        }),
      );
      for (const end of ends) if (end.status === "rejected") throw end.reason;
    }
  }

  async #claim(): Promise<T[]> {
    if (this.isStopping) return [];
    const { now, batchSize, attemptTimeoutMs } = this.#options;
    const at = now();
    return await this.#table.claim(batchSize, at, later(at, attemptTimeoutMs * (batchSize + 1)));
  }

  async #attempt(task: T): Promise<void> {
    const { log, messages, describe, now, run, attemptTimeoutMs, maxAttempts, isFinal } = this.#options;
    if (task.attempts > maxAttempts) return await this.#setAside(task, new Error("too many attempts"));
    let status: string;
    try {
      status = await within(attemptTimeoutMs, run(task));
    } catch (error) {
      if (isFinal?.(error)) return await this.#setAside(task, error);
      log.warn({ err: error, ...describe(task), attempt: task.attempts }, messages.failed);
      return await this.#postpone(task, error);
    }
    await this.#table.finish(task, status, now());
  }

  async #postpone(task: T, error: unknown): Promise<void> {
    const { now, minBackoffMs, maxBackoffMs, waitMs } = this.#options;
    const backoff = Math.min(maxBackoffMs, minBackoffMs * 2 ** (task.attempts - 1));
    const wait = Math.max(backoff, waitMs?.(error) ?? 0);
    // Up to a tenth later, so that tasks that failed together are not retried together.
    await this.#table.postpone(task, later(now(), wait * (1 + Math.random() / 10)), error);
  }

  async #setAside(task: T, error: unknown): Promise<void> {
    const { log, messages, describe, now } = this.#options;
    log.error({ err: error, ...describe(task) }, messages.setAside);
    await this.#table.setAside(task, now(), error);
  }

  async #prune(): Promise<void> {
    const at = this.#options.now();
    if (at.getTime() - this.#pruned < PRUNE_INTERVAL_MS) return;
    this.#pruned = at.getTime();
    await this.#table.prune(later(at, -RETENTION_DAYS * DAY_MS));
  }
}

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

async function within<V>(milliseconds: number, work: Promise<V>): Promise<V> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${milliseconds / 1_000} s`)), milliseconds);
  });
  return await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
