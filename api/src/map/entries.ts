import { BitmapMemory } from "./bitmap-memory.ts";
import { BLOCK, clearBit, hasBit, setBit } from "./bits.ts";
import { writeEntries } from "./builder.ts";
import { annualPay, currencyOf, hasPay, NO_POINT } from "./columns.ts";
import type { Cover } from "./cover.ts";
import { DerivedSets } from "./derived.ts";
import { laterOrdinal } from "./later.ts";
import type { Snapshot } from "./merge.ts";
import { packedLength, unpackList } from "./packed.ts";
import { bitmapOf } from "./postings.ts";
import { firstWhere } from "./search.ts";
import type { Shape } from "./shapes.ts";
import type { Store } from "./store.ts";
import { TailTerms } from "./tail-terms.ts";
import type { IndexedJob } from "./types.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Entries that match, and how many come before each block and the end. */
export interface Matches {
  readonly bits: Uint32Array;
  readonly before: Uint32Array;
}

/** A store between two merges: what was appended to its tail and removed from it, and sets derived from it. */
export class Entries {
  readonly store: Store;
  readonly vocabulary: Vocabulary;
  /** Words of a bitmap over all entries. */
  readonly words: number;
  /** Where bitmaps and all else lie that the kernels reach. */
  readonly bitmaps: BitmapMemory;
  /** One more than the last entry of the tail. */
  tailEnd: number;
  /** Live base entries that were removed since the merge. */
  removed = 0;
  readonly #tailTerms = new TailTerms();
  /** First tail entry of each job there. */
  readonly #tailJobs = new Map<number, number>();
  readonly #terms: number[] = [];
  readonly #derived: DerivedSets;

  constructor(store: Store, vocabulary: Vocabulary) {
    this.store = store;
    this.vocabulary = vocabulary;
    this.words = store.capacity / 32;
    this.bitmaps = new BitmapMemory(store.memory, this.words, store.used);
    this.#derived = new DerivedSets(this.bitmaps);
    this.tailEnd = store.tail;
  }

  /** Bytes of shared memory in use. */
  get bytes(): number {
    const { columns, postings, memory } = this.store;
    let bytes = this.bitmaps.used;
    for (const part of [this.store, this.store.later, columns, postings, postings.lists])
      for (const value of Object.values(part))
        if (ArrayBuffer.isView(value) && value.buffer !== memory.buffer) bytes += value.byteLength;
    return bytes;
  }

  hasRoom(job: IndexedJob): boolean {
    return this.tailEnd + Math.max(1, job.locations.length) <= this.store.capacity;
  }

  /** First live entry of a job, −1 when there is none. */
  find(id: number): number {
    const inTail = this.#tailJobs.get(id);
    if (inTail !== undefined) return inTail;
    const { byId, columns, live } = this.store;
    const position = byId[this.#rankById(id)];
    return position !== undefined && columns.id[position] === id && hasBit(live, position) ? position : -1;
  }

  /** All entries of a job that is here. */
  pointsOf(id: number): number[] {
    const start = this.#tailJobs.get(id);
    if (start === undefined) return [...this.#baseEntries(id)];
    const points: number[] = [];
    for (let p = start; p < this.tailEnd && this.store.columns.id[p] === id; p++) points.push(p);
    return points;
  }

  /** The entry before this one of the same job, which is not the job's first. */
  previousOf(position: number): number {
    const { tail, first, later } = this.store;
    if (position >= tail) return position - 1;
    const row = laterOrdinal(later, first, position);
    const previous = later.previous[row]!;
    return previous > 0 ? later.entry[previous - 1]! : later.first[row]!;
  }

  /** Appends a job that is not here. */
  append(job: IndexedJob): void {
    const { store, vocabulary } = this;
    const start = this.tailEnd;
    const count = writeEntries(store.columns, start, job, vocabulary);
    vocabulary.terms.collect(job, this.#terms);
    setBit(store.first, start);
    for (let position = start; position < start + count; position++) {
      setBit(store.live, position);
      for (const term of this.#terms) this.#mark(term, position);
      this.#derived.append(position, this.#terms);
    }
    this.tailEnd += count;
    this.#tailJobs.set(job.id, start);
  }

  /** Removes a job; false when it is not here. */
  remove(id: number): boolean {
    const position = this.find(id);
    if (position < 0) return false;
    const { columns, live } = this.store;
    this.vocabulary.companies.add(columns.company[position]!, -1);
    this.vocabulary.titles.add(columns.title[position]!, -1);
    const points = this.pointsOf(id);
    for (const p of points) clearBit(live, p);
    if (this.#tailJobs.delete(id)) return true;
    this.removed += points.length;
    return true;
  }

  /** Whether an entry has a point that lies in all of the shapes. */
  isIn(position: number, shapes: readonly Shape[]): boolean {
    const { traits, latitude, longitude, spots } = this.store.columns;
    if ((traits[position]! & NO_POINT) !== 0) return false;
    const [north, east] = [latitude[position]!, longitude[position]!];
    const [column, row] = [spots[2 * position]!, spots[2 * position + 1]!];
    for (let i = 0; i < shapes.length; i++) if (!shapes[i]!.contains(north, east, column, row)) return false;
    return true;
  }

  /** Grows whenever base entries of a set may have become others; of the tail they may at any time. */
  get edition(): number {
    return this.removed + this.#derived.edition;
  }

  /** Room for matches, empty. */
  allocateMatches(): Matches {
    return { bits: this.bitmaps.allocate(), before: this.bitmaps.allocateCounts() };
  }

  /** Writes to `out` the entries that are in all of `sets`. @returns how many */
  intersect(sets: readonly Uint32Array[], { bits, before }: Matches): number {
    return this.bitmaps.intersect(sets, bits, before, 0, this.store.capacity / BLOCK, 0);
  }

  /** The same for the entries of a cover and of the tail alone; elsewhere `out` is then undefined. */
  intersectIn(cover: Cover, sets: readonly Uint32Array[], out: Matches): void {
    const { bits, before } = out;
    let count = 0;
    for (let i = 0; i < cover.ranges; i++)
      count = this.bitmaps.intersect(sets, bits, before, cover.fromBlock[i]!, cover.toBlock[i]!, count);
    before[this.store.tail / BLOCK] = count;
    this.intersectTail(sets, out);
  }

  /** The same for the tail alone, counting on from what is written before it. */
  intersectTail(sets: readonly Uint32Array[], { bits, before }: Matches): void {
    const from = this.store.tail / BLOCK;
    this.bitmaps.intersect(sets, bits, before, from, Math.ceil(this.tailEnd / BLOCK), before[from]!);
  }

  /** Bitmap of a term, null when it has none. */
  bitmap(term: number): Uint32Array | null {
    return bitmapOf(this.store.postings, term, this.words);
  }

  /** Entries of a term without a bitmap: ascending ones of the base, then those of the tail. */
  lists(term: number): readonly [base: Uint32Array, tail: readonly number[]] {
    return [unpackList(this.store.postings.lists, term), this.#tailTerms.of(term)];
  }

  /** Entries that have a term, as far as this index can tell without counting bits; only of terms without a bitmap. */
  listLength(term: number): number {
    return packedLength(this.store.postings.lists, term) + this.#tailTerms.of(term).length;
  }

  /** Everything as it is now, for a merge. */
  snapshot(): Snapshot {
    return {
      store: this.store,
      live: new Uint32Array(this.store.live.subarray(0, Math.ceil(this.tailEnd / 32))),
      tailEnd: this.tailEnd,
      terms: this.vocabulary.terms.size,
      tailTerms: this.#tailTerms.pairs(),
    };
  }

  /** Whether any entry, live or dead, has the term. */
  isUsed(term: number): boolean {
    const { bitmapOf: bitmaps, lists } = this.store.postings;
    return this.#tailTerms.has(term) || (bitmaps[term] ?? -1) >= 0 || packedLength(lists, term) > 0;
  }

  /** Entries that have any of several terms. */
  union(terms: readonly number[]): Uint32Array {
    return this.#derived.get(`terms ${terms.join()}`, (bits) => {
      for (const term of terms) {
        const bitmap = this.bitmap(term);
        if (bitmap !== null) for (let i = 0; i < bits.length; i++) bits[i]! |= bitmap[i]!;
        else for (const list of this.lists(term)) for (const position of list) setBit(bits, position);
      }
      const wanted = new Set(terms);
      return (_, given) => given.some((term) => wanted.has(term));
    });
  }

  /** Entries whose annual pay in a currency (by number) is at least `floor`. */
  paidFrom(currency: number, floor: number): Uint32Array {
    const { columns } = this.store;
    return this.#deriveWhere(
      `pay ${currency} ${floor}`,
      (position) =>
        hasPay(columns.traits[position]!) &&
        annualPay(columns, position) >= floor &&
        currencyOf(columns.traits[position]!) === currency,
    );
  }

  /** Entries posted at `time` (epoch seconds) or later. */
  postedSince(time: number): Uint32Array {
    const { postedAt } = this.store.columns;
    return this.#deriveWhere(`posted ${time}`, (position) => postedAt[position]! >= time);
  }

  /** Where the entries paid in a currency begin in `byPay`. */
  payStart(currency: number): number {
    const { byPay, columns } = this.store;
    return firstWhere(byPay.length, (i) => currencyOf(columns.traits[byPay[i]!]!) >= currency);
  }

  #deriveWhere(key: string, accepts: (position: number) => boolean): Uint32Array {
    return this.#derived.get(key, (bits) => {
      for (let position = 0; position < this.tailEnd; position++)
        if (accepts(position)) setBit(bits, position);
      return accepts;
    });
  }

  #mark(term: number, position: number): void {
    const bitmap = this.bitmap(term);
    if (bitmap !== null) setBit(bitmap, position);
    else this.#tailTerms.add(term, position);
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
