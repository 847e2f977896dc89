import { Buffer } from "node:buffer";
import { type KeptPage, KeptPages } from "../web/kept/kept-pages.ts";
import type { PageAnswer, PageQuestion } from "./messages.ts";
import { monotonicMs } from "./shared-clock.ts";

/** Memory for the pages of a thread, in bytes. */
const MAX_BYTES = 12 * 1024 * 1024;

/** Copies of the pages that the main thread keeps. */
export class PageCopies {
  readonly #kept = new KeptPages(MAX_BYTES);
  readonly #writes: Int32Array;
  readonly #ask: (question: PageQuestion) => void;
  readonly #waiting = new Map<string, ((page: KeptPage | undefined) => void)[]>();
  #known: Pick<PageAnswer, "version" | "until" | "writes"> = { version: undefined, until: 0, writes: 0 };

  /** @param writes see {@link IndexKeeper.writes} @param ask is answered by a call of {@link hear} */
  constructor(writes: Int32Array, ask: (question: PageQuestion) => void) {
    this.#writes = writes;
    this.#ask = ask;
  }

  /** What all copies take, in bytes. */
  get bytes(): number {
    return this.#kept.bytes;
  }

  /** The page if nobody need be asked for it. */
  find(key: string): KeptPage | undefined {
    const { version, until, writes } = this.#known;
    const isFresh = monotonicMs() < until && Atomics.load(this.#writes, 0) === writes;
    return version !== undefined && isFresh ? this.#kept.find(key, version) : undefined;
  }

  /** The page as the main thread has it now; undefined if it keeps none. Those who ask meanwhile share the answer. */
  fetch(key: string): Promise<KeptPage | undefined> {
    return new Promise((resolve) => {
      const waiting = this.#waiting.get(key);
      if (waiting) {
        waiting.push(resolve);
        return;
      }
      this.#waiting.set(key, [resolve]);
      this.#ask({ key, etag: this.#kept.latest(key)?.etag });
    });
  }

  hear({ key, page, ...known }: PageAnswer): void {
    this.#known = known;
    const waiting = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    const kept = this.#keep(key, page, known.version);
    for (const resolve of waiting) resolve(kept);
  }

  #keep(key: string, page: PageAnswer["page"], version: string | undefined): KeptPage | undefined {
    if (page === null || version === undefined) return undefined;
    const own = this.#kept.latest(key);
    if (page === "same" && own === undefined) return undefined;
    // What is compressed of the same page stays.
    const kept: KeptPage | undefined =
      page === "same"
        ? own && { ...own, version }
        : { ...page, body: Buffer.from(page.body), compressed: new Map() };
    if (kept !== undefined) this.#kept.keep(key, kept);
    return kept;
  }
}
