import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Snapshot } from "../store/snapshot.ts";
import type { Vocabulary } from "../store/vocabulary.ts";
import { type VocabularyMark, vocabularySections } from "./vocabulary-sections.ts";
import type { WriteOrder } from "./write-index.ts";

/** An index as it was at one moment, to be written or dropped while the index goes on. */
export class IndexCopy {
  readonly #size: number;
  readonly #snapshot: Snapshot;
  readonly #vocabulary: Vocabulary;
  readonly #mark: VocabularyMark;
  readonly #done: () => void;

  /** @param done is called once no string of the vocabulary is needed any more */
  constructor(
    size: number,
    snapshot: Snapshot,
    vocabulary: Vocabulary,
    counts: { readonly titles: readonly number[]; readonly companies: readonly number[] },
    done: () => void,
  ) {
    this.#size = size;
    this.#snapshot = snapshot;
    this.#vocabulary = vocabulary;
    this.#mark = {
      terms: snapshot.terms,
      titleCounts: counts.titles,
      companyCounts: counts.companies,
      currencies: [...vocabulary.currencies],
    };
    this.#done = done;
  }

  /** Instead of writing it. */
  drop(): void {
    this.#done();
  }

  /** Writes a file that `IndexFile` reads, in a worker thread. Call it once. @param facts plain data for the reader */
  async write(path: string, facts: unknown): Promise<void> {
    const vocabulary = await vocabularySections(this.#vocabulary, this.#mark).finally(this.#done);
    const order: WriteOrder = { path, facts, size: this.#size, snapshot: this.#snapshot, vocabulary };
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      name: "map-index-file",
      workerData: order,
    });
    const [code]: unknown[] = await once(worker, "exit");
    if (code !== 0) throw new Error(`The thread that writes the map index ended with ${code}.`);
  }
}
