import type { IndexedJob } from "../core/types.ts";
import type { Appended } from "../store/delta-copy.ts";
import type { Terms } from "../store/terms.ts";
import type { Vocabulary } from "../store/vocabulary.ts";
import type { IndexChange, IndexListener, TermNumbers } from "./index-change.ts";

type SharedFamily = keyof TermNumbers;

/** Collects what a call changes, and tells the listeners of it once the call is over. Without listeners it does nothing. */
export class ChangeFeed {
  readonly #vocabulary: Vocabulary;
  readonly #listeners = new Set<IndexListener>();
  #untold: IndexChange[] = [];

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  /** @returns a function that ends it */
  listen(listener: IndexListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** The numbers of all terms that readers search for. */
  get terms(): TermNumbers {
    const { terms } = this.#vocabulary;
    return { company: numbersOf(terms, "company"), category: numbersOf(terms, "category") };
  }

  /** @param describe is called only if somebody listens */
  note(describe: () => IndexChange): void {
    if (this.#listeners.size > 0) this.#untold.push(describe());
  }

  noteAppended({ companyId, categoryId }: IndexedJob, job: Appended): void {
    const { terms, currencies } = this.#vocabulary;
    const numbers = (family: SharedFamily, id: number | null) => {
      const term = id === null ? undefined : terms.find(family, id);
      return id === null || term === undefined ? [] : [[id, term] as const];
    };
    this.note(() => ({
      type: "appended",
      job: { ...job, terms: [...job.terms] },
      terms: { company: numbers("company", companyId), category: numbers("category", categoryId) },
      currencies,
    }));
  }

  /** Releases the terms for which `isUsed` is false. */
  releaseTerms(isUsed: (term: number) => boolean): void {
    const released: Record<SharedFamily, [number, number][]> = { company: [], category: [] };
    this.#vocabulary.terms.release(isUsed, (family, key, term) => {
      if ((family === "company" || family === "category") && typeof key === "number")
        released[family].push([key, term]);
    });
    this.note(() => ({ type: "released", terms: released }));
  }

  tell(version: number): void {
    const changes = this.#untold;
    this.#untold = [];
    for (const listener of this.#listeners) listener(changes, version);
  }
}

function numbersOf(terms: Terms, family: SharedFamily): (readonly [id: number, term: number])[] {
  return [...terms.entries(family)].flatMap(([id, term]) =>
    typeof id === "number" ? [[id, term] as const] : [],
  );
}
