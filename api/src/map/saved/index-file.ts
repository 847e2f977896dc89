import { z } from "zod";
import type { Store } from "../store/store.ts";
import type { Vocabulary } from "../store/vocabulary.ts";
import { readStore } from "./read-store.ts";
import { readVocabulary } from "./read-vocabulary.ts";
import { SectionFile, UnusableFile } from "./section-file.ts";
import type { IndexFacts } from "./write-index.ts";

const count = z.int().min(0);
const Facts = z.object({
  size: count,
  store: z.object({
    located: count,
    base: count,
    deltaCapacity: count,
    terms: count,
    bitmaps: count,
    later: count,
  }),
  caller: z.unknown(),
}) satisfies z.ZodType<IndexFacts>;

export interface SavedIndex {
  readonly store: Store;
  readonly vocabulary: Vocabulary;
  /** Jobs in it. */
  readonly size: number;
}

/** A file of an index, opened. */
export class IndexFile {
  /** As they were given to the copy that was written. */
  readonly facts: unknown;
  readonly #file: SectionFile;
  readonly #own: IndexFacts;

  /** @throws UnusableFile if it is damaged or of another format; errors of the file system */
  constructor(path: string) {
    this.#file = new SectionFile(path);
    const own = Facts.safeParse(this.#file.facts);
    if (!own.success) {
      this.#file.close();
      throw new UnusableFile("it is of another format");
    }
    this.#own = own.data;
    this.facts = own.data.caller;
  }

  /** Reads everything. @throws UnusableFile if it is damaged */
  read(): SavedIndex {
    const { size, store } = this.#own;
    return { store: readStore(this.#file, store), vocabulary: readVocabulary(this.#file), size };
  }

  close(): void {
    this.#file.close();
  }
}
