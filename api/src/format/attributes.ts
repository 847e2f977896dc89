import type { JobFieldTable, JobFieldValues } from "@jobmap/contract";

/** The values of a table's fields in a row. */
export function plainValues<T extends JobFieldTable>(row: object, table: T): JobFieldValues<T> {
  const values = Object.keys(table).map((name) => [name, Reflect.get(row, attributeOf(name)) ?? null]);
  return Object.fromEntries(values) as JobFieldValues<T>;
}

/** `hoursPerWeek` of `hours_per_week`. */
export const attributeOf = (name: string) =>
  name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
