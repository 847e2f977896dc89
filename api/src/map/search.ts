/** The lowest of 0 ≤ i < length for which `holds`, which then holds for all that follow; `length` when none does. */
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
