import { FairQueue, type FairQueueOptions, type Lane, type Requester } from "./fair-queue.ts";

/** A process of a pool. */
export interface PooledProcess {
  /** Whether it can take another task. */
  readonly isFree: boolean;
  readonly exited: Promise<unknown>;
  end(): void;
}

/** A process that has been idle for this long ends. */
const IDLE_MS = 60_000;

/** Processes of one kind, started on demand, and the tasks waiting for them in a fair queue. */
export class ProcessPool<P extends PooledProcess> {
  readonly #start: () => P;
  readonly #queue: FairQueue;
  readonly #all = new Set<P>();
  readonly #free: P[] = [];
  #idle: NodeJS.Timeout | undefined;

  constructor(start: () => P, options: FairQueueOptions) {
    this.#start = start;
    this.#queue = new FairQueue(options);
  }

  /** Number of tasks waiting for a process. */
  get waiting(): number {
    return this.#queue.waiting;
  }

  /** @throws ApiError `unavailable` when too much is waiting already */
  run<T>(requester: Requester, lane: Lane, work: (process: P) => Promise<T>): Promise<T> {
    return this.#queue.run(requester, lane, async () => {
      clearTimeout(this.#idle);
      const process = this.#free.pop() ?? this.#add();
      try {
        return await work(process);
      } finally {
        if (process.isFree) this.#free.push(process);
        this.#idle = setTimeout(() => this.#endFree(), IDLE_MS).unref();
      }
    });
  }

  async stop(): Promise<void> {
    clearTimeout(this.#idle);
    const all = [...this.#all];
    for (const process of all) process.end();
    await Promise.all(all.map((process) => process.exited));
  }

  #add(): P {
    const process = this.#start();
    this.#all.add(process);
    void process.exited.then(() => {
      this.#all.delete(process);
      const at = this.#free.indexOf(process);
      if (at >= 0) this.#free.splice(at, 1);
    });
    return process;
  }

  #endFree(): void {
    for (const process of this.#free.splice(0)) process.end();
  }
}
