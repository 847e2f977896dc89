import { LRUCache } from "lru-cache";
import type { Lane, Requester } from "./fair-queue.ts";

const SLOW_FOR_MS = 10 * 60_000;
const MAX_REMEMBERED = 10_000;

/** Requesters of whom a task had to be stopped: for ten minutes they wait behind all others. */
export class SlowRequesters {
  readonly #slow = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: SLOW_FOR_MS });

  add({ key }: Requester): void {
    this.#slow.set(key, true);
  }

  laneOf({ key }: Requester): Lane {
    return this.#slow.has(key) ? "slow" : "quick";
  }
}
