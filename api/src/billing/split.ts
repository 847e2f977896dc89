/** Splits a sum of minor units into parts that differ by one at most and add up to it; the larger ones come first. */
export function split(sum: number, parts: number): number[] {
  const each = Math.floor(sum / parts);
  const larger = sum - each * parts;
  return Array.from({ length: parts }, (_, n) => each + (n < larger ? 1 : 0));
}

/** What is left of a payment, in minor units: without tax, and its tax. */
export interface Sum {
  readonly netMinor: number;
  readonly taxMinor: number;
}

export const NOTHING: Sum = { netMinor: 0, taxMinor: 0 };

export const plus = (one: Sum, other: Sum): Sum => ({
  netMinor: one.netMinor + other.netMinor,
  taxMinor: one.taxMinor + other.taxMinor,
});

export const minus = (one: Sum, other: Sum): Sum => ({
  netMinor: one.netMinor - other.netMinor,
  taxMinor: one.taxMinor - other.taxMinor,
});

/** What the next of some equal parts is worth; the last one takes what rounding has left. */
export const nextPart = ({ netMinor, taxMinor }: Sum, parts: number): Sum => ({
  netMinor: Math.floor(netMinor / parts),
  taxMinor: Math.floor(taxMinor / parts),
});
