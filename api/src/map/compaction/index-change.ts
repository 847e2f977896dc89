import type { Appended, DeltaCopy } from "../store/delta-copy.ts";
import type { Store } from "../store/store.ts";

/** Terms by which jobs are searched for in every thread: companies and categories, by their ids. */
export interface TermNumbers {
  readonly company: readonly (readonly [id: number, term: number])[];
  readonly category: readonly (readonly [id: number, term: number])[];
}

/** What a reader in another thread begins with. All columns and bitmaps in it are shared memory. */
export interface IndexState {
  /** Unique to the index across all processes. */
  readonly name: string;
  readonly version: number;
  readonly store: Store;
  readonly delta: DeltaCopy;
  readonly terms: TermNumbers;
  readonly currencies: readonly string[];
}

/** One of the changes that lead from an {@link IndexState} to the next, in their order. */
export type IndexChange =
  | {
      /** Jobs are appended: the entries are in the columns, and in the bitmaps of terms. */
      readonly type: "appended";
      readonly job: Appended;
      readonly terms: TermNumbers;
      readonly currencies: readonly string[];
    }
  | { readonly type: "removed"; readonly id: number }
  /** A store replaces the one before, with an empty delta. */
  | { readonly type: "compacted"; readonly store: Store; readonly delta: DeltaCopy }
  /** Terms that no job has any more, whose numbers others may get. */
  | { readonly type: "released"; readonly terms: TermNumbers };

/** Receives what one call has changed, and the version that the index has then. */
export type IndexListener = (changes: readonly IndexChange[], version: number) => void;
