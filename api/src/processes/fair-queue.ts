import { ApiError } from "../errors/api-error.ts";

/** Who requests the work: an account, or the visitors of one network. */
export interface Requester {
  readonly key: string;
  readonly isVisitor: boolean;
}

export interface FairQueueOptions {
  /** Maximum number of concurrent pieces of work. */
  readonly slots: number;
  /** Maximum number of waiting pieces of work: in total, and per requester. */
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

/** `slow` work runs only when nothing else waits, and never takes all slots. */
export type Lane = "quick" | "slow";

interface Work {
  readonly requester: Requester;
  readonly lane: Lane;
  start(): void;
  refuse(): void;
}

const LANES: readonly Lane[] = ["quick", "slow"];

/**
 * Runs a limited number of pieces of work concurrently, and lets no requester take all slots: each has one piece running at a
 * time, visitors together have one, and slots rotate among the waiting requesters. The waiting list is bounded; when it is full,
 * the requester with the most entries loses one.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** By requester, in the order of their turns. */
  readonly #waiting = new Map<string, Work[]>();
  readonly #running = new Set<Work>();

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Number of pieces of work waiting for a slot. */
  get waiting(): number {
    let total = 0;
    for (const works of this.#waiting.values()) total += works.length;
    return total;
  }

  /** @throws ApiError `unavailable` when too much is waiting already */
  async run<T>(requester: Requester, lane: Lane, work: () => Promise<T>): Promise<T> {
    const place = await this.#place(requester, lane);
    try {
      return await work();
    } finally {
      this.#running.delete(place);
      this.#putLast(requester.key);
      this.#startNext();
    }
  }

  /** A requester who just had a turn goes to the end. */
  #putLast(key: string): void {
    const works = this.#waiting.get(key);
    if (!works) return;
    this.#waiting.delete(key);
    this.#waiting.set(key, works);
  }

  #place(requester: Requester, lane: Lane): Promise<Work> {
    return new Promise((resolve, reject) => {
      const work: Work = {
        requester,
        lane,
        start: () => resolve(work),
        refuse: () => reject(tooMuch()),
      };
      const mine = this.#waiting.get(requester.key) ?? [];
      if (mine.length >= this.#options.maxWaitingEach || !this.#makeRoom(mine.length)) return work.refuse();
      this.#waiting.set(requester.key, [...mine, work]);
      this.#startNext();
    });
  }

  /** Whether a requester with this many waiting pieces may add one more. */
  #makeRoom(mine: number): boolean {
    if (this.waiting < this.#options.maxWaiting) return true;
    let most: [string, Work[]] = ["", []];
    for (const entry of this.#waiting) if (entry[1].length > most[1].length) most = entry;
    if (most[1].length <= mine + 1) return false;
    most[1].at(-1)?.refuse();
    this.#waiting.set(most[0], most[1].slice(0, -1));
    return true;
  }

  #startNext(): void {
    while (this.#running.size < this.#options.slots) {
      const next = this.#next();
      if (!next) return;
      const { key } = next.requester;
      const rest = (this.#waiting.get(key) ?? []).slice(1);
      if (rest.length > 0) this.#waiting.set(key, rest);
      else this.#waiting.delete(key);
      this.#running.add(next);
      next.start();
    }
  }

  #next(): Work | undefined {
    const first = [...this.#waiting.values()].flatMap(([work]) => work ?? []);
    for (const lane of LANES)
      for (const work of first) if (work.lane === lane && this.#mayRun(work)) return work;
    return undefined;
  }

  #mayRun({ requester, lane }: Work): boolean {
    const running = [...this.#running];
    if (running.some((other) => other.requester.key === requester.key)) return false;
    if (requester.isVisitor && running.some((other) => other.requester.isVisitor)) return false;
    const slow = running.filter((other) => other.lane === "slow").length;
    return lane === "quick" || slow < Math.max(1, this.#options.slots - 1);
  }
}

const tooMuch = () =>
  new ApiError("unavailable", "Too many files are being processed right now. Please try again in a moment.");
