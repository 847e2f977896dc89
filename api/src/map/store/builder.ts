import { columnOf, longitudeUnits, rowOf, toUnits } from "../core/geo.ts";
import { HALF_BITS, highHalf, lowHalf } from "../core/morton.ts";
import { identity, sortBy } from "../core/radix.ts";
import type { IndexedJob } from "../core/types.ts";
import { allocateColumns, type Columns, copyEntry, NO_POINT, packTraits } from "./columns.ts";
import { makeOrders } from "./orders.ts";
import { PostingsWriter } from "./postings.ts";
import { DELTA_CAPACITY, type Store } from "./store.ts";
import { deriveParts, startOfDelta } from "./store-parts.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * Writes the entries of a job from `position` on: one for each distinct point, or one without a point.
 * @returns how many entries were written
 */
export function writeEntries(
  columns: Columns,
  position: number,
  job: IndexedJob,
  vocabulary: Vocabulary,
): number {
  let count = 0;
  for (const location of job.locations) {
    const latitude = toUnits(location.latitude);
    const longitude = longitudeUnits(location.longitude);
    const [column, row] = [columnOf(longitude), rowOf(latitude)];
    let isKnown = false;
    for (let p = position; p < position + count; p++)
      isKnown ||= columns.latitude[p] === latitude && columns.longitude[p] === longitude;
    if (isKnown) continue;
    columns.spots[2 * (position + count)] = column;
    columns.spots[2 * (position + count) + 1] = row;
    columns.latitude[position + count] = latitude;
    columns.longitude[position + count] = longitude;
    columns.traits[position + count] = packTraits(job, location, vocabulary);
    count++;
  }
  if (count === 0) {
    columns.spots.fill(0, 2 * position, 2 * position + 2);
    columns.traits[position] = packTraits(job, null, vocabulary);
    count = 1;
  }
  const company = vocabulary.companies.put(job.companyId, job.company);
  const title = vocabulary.title(job.title);
  for (let p = position; p < position + count; p++) {
    columns.id[p] = job.id;
    columns.company[p] = company;
    columns.title[p] = title;
    columns.postedAt[p] = Math.max(0, Math.floor(job.postedAt ?? 0));
    columns.payMin[p] = job.pay?.min ?? 0;
    columns.payMax[p] = job.pay?.max ?? 0;
  }
  vocabulary.companies.add(company, 1);
  vocabulary.titles.add(title, 1);
  return count;
}

/** Collects jobs, each id once, and sorts them into a store. */
export class StoreBuilder {
  readonly #vocabulary: Vocabulary;
  readonly #deltaCapacity: number;
  #columns = allocateColumns(INITIAL);
  /** For each entry its job, for each job where its terms end. */
  #job = new Uint32Array(INITIAL);
  #termEnd = new Uint32Array(INITIAL + 1);
  #terms = new Uint32Array(16 * INITIAL);
  /** Entries of each term. */
  #counts = new Uint32Array(1024);
  #entries = 0;
  #jobs = 0;
  readonly #scratch: number[] = [];

  /** @param deltaCapacity room for entries that are appended to the finished store */
  constructor(vocabulary: Vocabulary, deltaCapacity = DELTA_CAPACITY) {
    this.#vocabulary = vocabulary;
    this.#deltaCapacity = deltaCapacity;
  }

  add(job: IndexedJob): void {
    const { terms } = this.#vocabulary;
    const scratch = this.#scratch;
    this.#reserve(Math.max(1, job.locations.length));
    const count = writeEntries(this.#columns, this.#entries, job, this.#vocabulary);
    this.#job.fill(this.#jobs, this.#entries, this.#entries + count);
    this.#entries += count;
    terms.collect(job, scratch);
    let end = this.#termEnd[this.#jobs]!;
    if (end + scratch.length > this.#terms.length) this.#terms = grown(this.#terms, end + scratch.length);
    if (terms.size > this.#counts.length) this.#counts = grown(this.#counts, terms.size);
    for (let i = 0; i < scratch.length; i++) {
      const term = scratch[i]!;
      this.#counts[term]! += count;
      this.#terms[end++] = term;
    }
    this.#termEnd[++this.#jobs] = end;
  }

  finish(): Store {
    const base = this.#entries;
    const [order, located] = this.#order();
    const deltaStart = startOfDelta(base);
    const capacity = deltaStart + this.#deltaCapacity;
    const columns = allocateColumns(capacity);
    for (let p = 0; p < base; p++) copyEntry(this.#columns, order[p]!, columns, p);
    const counts = this.#counts.subarray(0, this.#vocabulary.terms.size);
    const writer = new PostingsWriter(counts, capacity / 32, base - this.#jobs);
    for (let p = 0; p < base; p++) {
      const job = this.#job[order[p]!]!;
      for (let i = this.#termEnd[job]!, end = this.#termEnd[job + 1]!; i < end; i++)
        writer.add(this.#terms[i]!, p);
    }
    const orders = makeOrders(columns, base);
    return {
      located,
      base,
      deltaStart,
      capacity,
      columns,
      postings: writer.finish(),
      ...orders,
      ...deriveParts(columns, located, base, orders.byId, writer.memory),
    };
  }

  /** Entries with a point by Morton code, then those without, and how many have one. */
  #order(): [order: Uint32Array, located: number] {
    const { spots, traits } = this.#columns;
    const entries = identity(this.#entries);
    const points = entries.filter((entry) => (traits[entry]! & NO_POINT) === 0);
    const key = new Uint32Array(this.#entries);
    for (const entry of points) key[entry] = lowHalf(spots[2 * entry]!, spots[2 * entry + 1]!);
    let [order, spare] = sortBy(key, points, new Uint32Array(points.length), HALF_BITS);
    for (const entry of points) key[entry] = highHalf(spots[2 * entry]!, spots[2 * entry + 1]!);
    [order, spare] = sortBy(key, order, spare, HALF_BITS);
    const all = new Uint32Array(this.#entries);
    all.set(order);
    all.set(
      entries.filter((entry) => (traits[entry]! & NO_POINT) !== 0),
      order.length,
    );
    return [all, order.length];
  }

  #reserve(entries: number): void {
    const needed = this.#entries + entries;
    if (needed > this.#job.length) {
      const columns = allocateColumns(2 * needed);
      for (const name of Object.keys(columns) as (keyof Columns)[]) columns[name].set(this.#columns[name]);
      this.#columns = columns;
      this.#job = grown(this.#job, needed);
    }
    if (this.#jobs + 2 > this.#termEnd.length) this.#termEnd = grown(this.#termEnd, this.#jobs + 2);
  }
}

const INITIAL = 1024;

function grown(array: Uint32Array<ArrayBuffer>, needed: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(2 * needed);
  larger.set(array);
  return larger;
}
