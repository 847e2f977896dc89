import { compactStore } from "../compaction/compact.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { type StoreSizes, sizesOf, storeSections } from "./store-sections.ts";
import { type Section, writeSections } from "./write-file.ts";

/** What the thread that writes a file receives. */
export interface WriteOrder {
  readonly path: string;
  readonly facts: unknown;
  /** Jobs in the index. */
  readonly size: number;
  readonly snapshot: Snapshot;
  readonly vocabulary: readonly Section[];
}

/** What a file says of itself. */
export interface IndexFacts {
  /** Jobs in the index. */
  readonly size: number;
  readonly store: StoreSizes;
  /** What the caller wants to know when it reads the file. */
  readonly caller: unknown;
}

/** Sorts in what was appended, and writes everything to a file. */
export function writeIndex({ path, facts, size, snapshot, vocabulary }: WriteOrder): void {
  const store = compactStore(snapshot);
  const own: IndexFacts = { size, store: sizesOf(store), caller: facts };
  writeSections(path, own, [...storeSections(store), ...vocabulary]);
}
