interface Known {
  readonly id: number;
}

/** The keys of a list's items, in order. */
export const placesOf = (items: readonly Known[]): readonly string[] => items.map(({ id }) => String(id));

/** The items in their current order, each replaced by its fresh version if there is one. */
export function inPlace<Item extends Known>(shown: readonly Item[], fresh: readonly Item[]): Item[] {
  const known = new Map(fresh.map((item) => [item.id, item]));
  return shown.map((item) => known.get(item.id) ?? item);
}
