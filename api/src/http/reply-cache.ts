import { LRUCache } from "lru-cache";

/** A reply with all of its headers, as names and values in turn. */
export interface StoredReply {
  readonly headers: readonly string[];
  readonly etag: string;
  /** Its bytes, each as a character. */
  readonly body: string;
}

/** What a stored reply takes besides its bytes and its key, roughly. */
const OVERHEAD = 1_024;

/** Replies made from one state of the index; those of an earlier one are forgotten as soon as another is asked for. */
export class ReplyCache {
  readonly #replies: LRUCache<string, StoredReply>;
  #state = "";

  /** @param maxBytes that all replies together may take; what was used longest ago makes room */
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

  /** @param state of the index before the reply was begun; the reply is dropped when another was asked for since */
  set(key: string, state: string, reply: StoredReply): void {
    if (state === this.#state) this.#replies.set(key, reply);
  }
}
