import { gather, hasBit } from "../core/bits.ts";
import type { JobFilter, JobList, ListOptions } from "../core/types.ts";
import type { Entries } from "../store/entries.ts";
import { type Comparator, highestPayFirst, newestFirst, payStart } from "../store/orders.ts";
import type { KeptRankings } from "./kept-rankings.ts";
import { distancesOf, nearest } from "./nearest.ts";
import { DEFAULT_CURRENCY, makePlan } from "./plan.ts";
import { mostRelevant, type Scores } from "./relevance.ts";
import type { Selection, Selector } from "./select.ts";

const DEFAULT_LIMIT = 20;
/** What sorting costs for each entry and each time that their number doubles, and what a word of a bitmap does, beside reading an entry. */
const SORT_COST = 10;
const WORD_COST = 1 / 16;

/** What comes first in a list: the entries in all of `sets`, in an order of their own. */
interface Preference {
  readonly sets: readonly Uint32Array[];
  readonly order: Uint32Array;
  readonly compare: Comparator;
}

/** What ranking keeps from one list to the next. */
export interface Kept {
  readonly scores: Scores;
  readonly rankings: KeptRankings;
  /** Equal as long as every reply is. */
  readonly state: string;
}

/** One page of the jobs that match, in the order asked for. */
export function listJobs(
  entries: Entries,
  selector: Selector,
  filter: JobFilter,
  options: ListOptions,
  now: number,
  kept: Kept,
): JobList {
  const { sort, origin, ranking, employers, ...page } = options;
  const offset = Math.max(0, page.offset ?? 0);
  const limit = Math.max(0, page.limit ?? DEFAULT_LIMIT);
  const { id } = entries.store.columns;
  const plan = makePlan(entries, filter, now);
  const asList = (positions: readonly number[], total: number): JobList => {
    const ids = positions.map((position) => id[position]!);
    if (origin === undefined) return { ids, total };
    return { ids, total, distances: distancesOf(entries, plan, positions, origin) };
  };
  if (sort === "relevance" && ranking !== undefined && limit > 0) {
    const { best, total } = kept.rankings.of(
      entries.store,
      kept.state,
      filter,
      options,
      offset + limit,
      (end) => {
        const jobs = selector.jobs(plan);
        // A page beyond the last one needs no order.
        const last = offset < jobs.count ? Math.min(end, jobs.count) : 0;
        const { shapes } = plan;
        const ranked = { ranking, employers, origin, shapes, now, scores: kept.scores };
        return { best: mostRelevant(entries, jobs, ranked, last), total: jobs.count };
      },
    );
    return asList(best.slice(offset, offset + limit), total);
  }
  if (sort === "nearest" && origin !== undefined) {
    const { near, total } = nearest(entries, selector, plan, origin, offset + limit);
    const page = near.slice(offset);
    return {
      ids: page.map(({ position }) => id[position]!),
      total,
      distances: page.map(({ metres }) => metres),
    };
  }
  const jobs = selector.jobs(plan);
  const total = jobs.count;
  const end = Math.min(total, offset + limit);
  const positions =
    offset < end ? pageOf(entries, selector, jobs, preferenceOf(entries, filter, sort), offset, end) : [];
  return asList(positions, total);
}

function preferenceOf(entries: Entries, filter: JobFilter, sort: ListOptions["sort"]): Preference | null {
  const { columns, byPay } = entries.store;
  if (sort !== "pay") return null;
  const currency = entries.vocabulary.currencies.indexOf(filter.currency ?? DEFAULT_CURRENCY);
  if (currency < 0) return null;
  const order = byPay.subarray(payStart(entries.store, currency), payStart(entries.store, currency + 1));
  return { sets: [entries.sets.paidFrom(currency, 0)], order, compare: highestPayFirst(columns) };
}

/** The jobs from `offset` to `end`: preferred ones first, then the rest by age. */
function pageOf(
  entries: Entries,
  selector: Selector,
  jobs: Selection,
  preference: Preference | null,
  offset: number,
  end: number,
): number[] {
  const { columns, byNewest } = entries.store;
  const compare = newestFirst(columns);
  if (preference === null) return ordered(entries, jobs, compare, byNewest, offset, end);
  const first = selector.narrow(preference.sets);
  const { count } = first;
  const page =
    offset < count
      ? ordered(entries, first, preference.compare, preference.order, offset, Math.min(end, count))
      : [];
  if (end <= count) return page;
  const rest = selector.remainder();
  return [...page, ...ordered(entries, rest, compare, byNewest, Math.max(0, offset - count), end - count)];
}

/**
 * The entries of a selection from `offset` to `end`. If there are many: reads the whole base in its sorted order until enough are found. If
 * there are few: gathers and sorts them. The delta, which is unsorted, is always gathered.
 */
function ordered(
  entries: Entries,
  { bits, count }: Selection,
  compare: Comparator,
  order: Uint32Array,
  offset: number,
  end: number,
): number[] {
  const reading = (end * order.length) / count;
  const sorting = bits.length * WORD_COST + count * Math.log2(count) * SORT_COST;
  if (reading > sorting) return gather(bits).sort(compare).slice(offset, end);
  const late = gather(bits, entries.store.deltaStart).sort(compare);
  const page: number[] = [];
  let found = 0;
  let next = 0;
  const take = (position: number): void => {
    if (found >= offset && found < end) page.push(position);
    found++;
  };
  for (let i = 0; i < order.length && found < end; i++) {
    const position = order[i]!;
    if (!hasBit(bits, position)) continue;
    while (next < late.length && compare(late[next]!, position) < 0) take(late[next++]!);
    take(position);
  }
  while (next < late.length && found < end) take(late[next++]!);
  return page;
}
