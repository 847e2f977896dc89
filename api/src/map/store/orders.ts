import { identity, sortBy } from "../core/radix.ts";
import { firstWhere } from "../core/search.ts";
import { annualPay, type Columns, currencyOf, hasPay, shared } from "./columns.ts";
import type { Store } from "./store.ts";

/** Compares two entries: negative when `a` comes first. */
export type Comparator = (a: number, b: number) => number;

/** Newest first, then highest id. Points of one job are equal. */
export function newestFirst({ postedAt, id }: Columns): Comparator {
  return (a, b) => postedAt[b]! - postedAt[a]! || id[b]! - id[a]!;
}

/** By currency; within one, highest annual pay first, then newest. */
export function highestPayFirst(columns: Columns): Comparator {
  const { traits } = columns;
  const tie = newestFirst(columns);
  return (a, b) =>
    currencyOf(traits[a]!) - currencyOf(traits[b]!) ||
    annualPay(columns, b) - annualPay(columns, a) ||
    tie(a, b);
}

/** By the id of the job, so that the entries of one job lie together. */
export function lowestIdFirst({ id }: Columns): Comparator {
  return (a, b) => id[a]! - id[b]!;
}

/** Where the entries paid in a currency (by number) begin in `byPay`. */
export function payStart({ byPay, columns }: Store, currency: number): number {
  return firstWhere(byPay.length, (i) => currencyOf(columns.traits[byPay[i]!]!) >= currency);
}

/** The three orders of the first `base` entries. */
export function makeOrders(columns: Columns, base: number) {
  let [order, spare]: [Uint32Array, Uint32Array] = sortBy(
    columns.id,
    identity(base),
    new Uint32Array(base),
    32,
  );
  const byId = share(order);
  const key = new Uint32Array(base);
  order.reverse();
  for (let p = 0; p < base; p++) key[p] = ~columns.postedAt[p]!;
  [order, spare] = sortBy(key, order, spare, 32);
  const byNewest = share(order);

  let paid: Uint32Array = order.filter((p) => hasPay(columns.traits[p]!));
  spare = spare.subarray(0, paid.length);
  const pay = new Float64Array(1);
  const bits = new Uint32Array(pay.buffer);
  // The bits of positive doubles order as the numbers do; inverted they order from the highest.
  for (const half of [0, 1]) {
    for (const p of paid) {
      pay[0] = annualPay(columns, p);
      key[p] = ~bits[half]!;
    }
    [paid, spare] = sortBy(key, paid, spare, 32);
  }
  for (const p of paid) key[p] = currencyOf(columns.traits[p]!);
  [paid, spare] = sortBy(key, paid, spare, 24);
  return { byId, byNewest, byPay: share(paid) };
}

function share(order: Uint32Array): Uint32Array {
  const copy = shared(Uint32Array, order.length);
  copy.set(order);
  return copy;
}
