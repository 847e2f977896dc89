interface Known {
  readonly id: number;
}

/** What stands in a list, in its order. */
export const placesOf = (items: readonly Known[]): readonly string[] => items.map(({ id }) => String(id));

/** Items where they stand, each as it is by now; what is not among the fresh ones stays as it was. */
export function inPlace<Item extends Known>(shown: readonly Item[], fresh: readonly Item[]): Item[] {
  const known = new Map(fresh.map((item) => [item.id, item]));
  return shown.map((item) => known.get(item.id) ?? item);
}
