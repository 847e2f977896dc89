import { clearBit, hasBit, setBit } from "../core/bits.ts";
import { firstWhere } from "../core/search.ts";
import type { IndexedJob } from "../core/types.ts";
import type { BitmapMemory } from "../kernel/bitmap-memory.ts";
import { writeEntries } from "./builder.ts";
import { NO_POINT } from "./columns.ts";
import type { Appended, DeltaCopy } from "./delta-copy.ts";
import { duplicateOrdinal, entriesOfSeveral } from "./duplicate-points.ts";
import { EntrySets } from "./entry-sets.ts";
import type { Shape } from "./shapes.ts";
import { type Snapshot, takeSnapshot } from "./snapshot.ts";
import type { Store } from "./store.ts";
import { memoryOfReader } from "./store-parts.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A store between two compactions: what was appended to its delta and removed from it. */
export class Entries {
  readonly store: Store;
  readonly vocabulary: Vocabulary;
  /** Words of a bitmap over all entries. */
  readonly words: number;
  /** Memory of the bitmaps and everything else that the kernels access. */
  readonly bitmaps: BitmapMemory;
  readonly sets: EntrySets;
  /** One more than the last entry of the delta. */
  deltaEnd: number;
  /** Live base entries that were removed since the compaction. */
  removed: number;
  /** First delta entry of each job there. */
  readonly #deltaJobs: Map<number, number>;
  readonly #terms: number[] = [];
  /** Base entries of jobs with several points, once it was asked for. */
  #several: Uint32Array | undefined;

  /** @param reader of a thread that only reads: its number, and what has been appended and removed so far */
  constructor(store: Store, vocabulary: Vocabulary, reader?: { number: number; copied: DeltaCopy }) {
    const { number = 0, copied } = reader ?? {};
    this.words = store.capacity / 32;
    this.vocabulary = vocabulary;
    this.bitmaps = memoryOfReader(store, number);
    this.store = copied ? { ...store, live: this.#ownLive(copied) } : store;
    this.sets = new EntrySets(this.store, this.bitmaps, copied);
    this.deltaEnd = copied?.end ?? store.deltaStart;
    this.removed = copied?.removed ?? 0;
    this.#deltaJobs = new Map(copied?.jobs);
  }

  /** Bytes of shared memory in use. */
  get bytes(): number {
    const { columns, duplicates, postings, memory } = this.store;
    let bytes = this.bitmaps.used;
    for (const part of [this.store, duplicates, duplicates.many, columns, postings, postings.lists])
      for (const value of Object.values(part))
        if (ArrayBuffer.isView(value) && value.buffer !== memory.buffer) bytes += value.byteLength;
    return bytes;
  }

  hasRoom(job: IndexedJob): boolean {
    return this.deltaEnd + Math.max(1, job.locations.length) <= this.store.capacity;
  }

  /** First live entry of a job, −1 if there is none. */
  find(id: number): number {
    const inDelta = this.#deltaJobs.get(id);
    if (inDelta !== undefined) return inDelta;
    const { byId, columns, live } = this.store;
    const position = byId[this.#rankById(id)];
    return position !== undefined && columns.id[position] === id && hasBit(live, position) ? position : -1;
  }

  /** All entries of a job in the index. */
  pointsOf(id: number): number[] {
    const start = this.#deltaJobs.get(id);
    if (start === undefined) return [...this.#baseEntries(id)];
    const points: number[] = [];
    for (let p = start; p < this.deltaEnd && this.store.columns.id[p] === id; p++) points.push(p);
    return points;
  }

  /** Whether the job of a live entry has other points. */
  hasSeveral(position: number): boolean {
    const { deltaStart, columns, duplicates } = this.store;
    if (position < deltaStart) {
      this.#several ??= entriesOfSeveral(duplicates, this.words);
      return hasBit(this.#several, position);
    }
    const { id } = columns;
    const isSame = (other: number) =>
      other >= deltaStart && other < this.deltaEnd && id[other] === id[position];
    return isSame(position - 1) || isSame(position + 1);
  }

  /** Ids of the jobs in a range of ids, ascending. @param below exclusive */
  idsBetween(from: number, below: number): number[] {
    const { byId, columns, live } = this.store;
    const ids: number[] = [];
    for (let rank = this.#rankById(from); rank < byId.length; rank++) {
      const position = byId[rank]!;
      const id = columns.id[position]!;
      if (id >= below) break;
      if (id !== ids.at(-1) && hasBit(live, position)) ids.push(id);
    }
    const changed = [...this.#deltaJobs.keys()].filter((id) => id >= from && id < below);
    return changed.length === 0 ? ids : [...ids, ...changed].sort((a, b) => a - b);
  }

  /** The lowest id from `from` on; undefined if there is none. */
  firstIdFrom(from: number): number | undefined {
    const { byId, columns, live } = this.store;
    let rank = this.#rankById(from);
    while (rank < byId.length && !hasBit(live, byId[rank]!)) rank++;
    let first = rank < byId.length ? columns.id[byId[rank]!]! : Number.POSITIVE_INFINITY;
    for (const id of this.#deltaJobs.keys()) if (id >= from && id < first) first = id;
    return Number.isFinite(first) ? first : undefined;
  }

  /** The previous entry of the same job; `position` must not be the job's first. */
  previousOf(position: number): number {
    const { deltaStart, first, duplicates } = this.store;
    if (position >= deltaStart) return position - 1;
    const row = duplicateOrdinal(duplicates, first, position);
    const previous = duplicates.previous[row]!;
    return previous > 0 ? duplicates.entry[previous - 1]! : duplicates.first[row]!;
  }

  /** Appends a job that is not in the index. @returns valid until the next call */
  append(job: IndexedJob): Appended {
    const { store, vocabulary } = this;
    const position = this.deltaEnd;
    const count = writeEntries(store.columns, position, job, vocabulary);
    vocabulary.terms.collect(job, this.#terms);
    setBit(store.first, position);
    const appended = { id: job.id, position, count, terms: this.#terms };
    this.show(appended);
    return appended;
  }

  /** Makes the entries of a job live, which are in the store already. */
  show({ id, position, count, terms }: Appended): void {
    const { live } = this.store;
    const end = position + count;
    for (let p = position; p < end; p++) {
      setBit(live, p);
      this.sets.append(p, terms);
    }
    this.deltaEnd = end;
    this.#deltaJobs.set(id, position);
  }

  /** Removes a job; false if it is not in the index. */
  remove(id: number): boolean {
    const position = this.find(id);
    if (position < 0) return false;
    const { company, title } = this.store.columns;
    this.vocabulary.companies.add(company[position]!, -1);
    this.vocabulary.titles.add(title[position]!, -1);
    this.hide(id);
    return true;
  }

  /** Makes the entries of a job dead. */
  hide(id: number): void {
    const points = this.pointsOf(id);
    for (const p of points) clearBit(this.store.live, p);
    if (!this.#deltaJobs.delete(id)) this.removed += points.length;
  }

  /** Whether an entry has a point inside all of the shapes. */
  isIn(position: number, shapes: readonly Shape[]): boolean {
    const { traits, latitude, longitude, spots } = this.store.columns;
    if ((traits[position]! & NO_POINT) !== 0) return false;
    const [north, east] = [latitude[position]!, longitude[position]!];
    const [column, row] = [spots[2 * position]!, spots[2 * position + 1]!];
    for (let i = 0; i < shapes.length; i++) if (!shapes[i]!.contains(north, east, column, row)) return false;
    return true;
  }

  /** Increases whenever base entries in a set may have been replaced; delta entries may change at any time. */
  get edition(): number {
    return this.removed + this.sets.edition;
  }

  /** What has changed since the last compaction, for another thread. */
  copyDelta(): DeltaCopy {
    return {
      end: this.deltaEnd,
      removed: this.removed,
      jobs: [...this.#deltaJobs],
      terms: this.sets.deltaPairs(),
      live: this.store.live.slice(),
    };
  }

  /** The current state, for a compaction. Entries appended later start a new word in every bitmap. */
  snapshot(): Snapshot {
    this.deltaEnd = Math.ceil(this.deltaEnd / 32) * 32;
    return takeSnapshot(this.store, this.deltaEnd, this.vocabulary.terms.size, this.sets.deltaPairs());
  }

  #ownLive({ live }: DeltaCopy): Uint32Array {
    const own = this.bitmaps.allocate();
    own.set(live);
    return own;
  }

  /** All base entries of a job. */
  #baseEntries(id: number): Uint32Array {
    const { byId, columns } = this.store;
    const start = this.#rankById(id);
    let end = start;
    while (end < byId.length && columns.id[byId[end]!] === id) end++;
    return byId.subarray(start, end);
  }

  /** How many base entries have a lower id. */
  #rankById(id: number): number {
    const { byId, columns } = this.store;
    return firstWhere(byId.length, (i) => columns.id[byId[i]!]! >= id);
  }
}
