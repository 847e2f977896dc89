import { LRUCache } from "lru-cache";

/** A response with all of its headers, as alternating names and values. */
export interface StoredReply {
  readonly headers: readonly string[];
  readonly etag: string;
  /** Its bytes, one character each. */
  readonly body: string;
}

/** Approximate memory of a stored response beyond its bytes and its key. */
const OVERHEAD = 1_024;

/** Responses made from one state of the index; a request for another state evicts them all. */
export class ReplyCache {
  readonly #replies: LRUCache<string, StoredReply>;
  #state = "";

  /** @param maxBytes limit for all responses together; the least recently used are evicted */
  constructor(maxBytes: number) {
    this.#replies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => body.length + 2 * key.length + OVERHEAD,
    });
  }

  get(key: string, state: string): StoredReply | undefined {
    if (state === this.#state) return this.#replies.get(key);
    this.#replies.clear();
    this.#state = state;
    return undefined;
  }

  /** @param state of the index before the response was begun; the response is dropped if another state was requested since */
  set(key: string, state: string, reply: StoredReply): void {
    if (state === this.#state) this.#replies.set(key, reply);
  }
}
