/** The lowest index 0 ≤ i < length for which `holds` is true, assuming it stays true for all larger ones; `length` if there is none. */
export function firstWhere(length: number, holds: (i: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** First index in an ascending list whose value is at least `value`. */
export function firstAtLeast(list: Uint32Array, value: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First index from `start` on whose value is at least `value`. */
export function gallop(list: ArrayLike<number>, value: number, start: number): number {
  let step = 1;
  let low = start;
  let high = start;
  while (high < list.length && list[high]! < value) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, list.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (list[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
