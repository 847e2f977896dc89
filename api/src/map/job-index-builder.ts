import type { IndexedJob } from "./core/types.ts";
import { JobIndex, type JobIndexOptions } from "./job-index.ts";
import { StoreBuilder } from "./store/builder.ts";
import { Vocabulary } from "./store/vocabulary.ts";

/** Collects the rows of an index, each id once. */
export class JobIndexBuilder {
  readonly #options: JobIndexOptions;
  #vocabulary = new Vocabulary();
  #builder: StoreBuilder;
  #size = 0;

  constructor(options: JobIndexOptions = {}) {
    this.#options = options;
    this.#builder = new StoreBuilder(this.#vocabulary, options.deltaCapacity);
  }

  add(row: IndexedJob): void {
    this.#builder.add(row);
    this.#size++;
  }

  /** Builds the index of all added rows. The builder is empty afterward. */
  build(): JobIndex {
    const index = new JobIndex(this.#builder.finish(), this.#vocabulary, this.#size, this.#options);
    this.#vocabulary = new Vocabulary();
    this.#builder = new StoreBuilder(this.#vocabulary, this.#options.deltaCapacity);
    this.#size = 0;
    return index;
  }
}
