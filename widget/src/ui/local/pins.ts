import { type CompanyColumns, placeOf } from "../../core/company-columns.ts";
import type { MapPin } from "../../map/types.ts";

/** An entry as a pin of the map. Its title is known once a list has contained the job. */
export function pinAt(columns: CompanyColumns, entry: number, titles: ReadonlyMap<number, string>): MapPin {
  const id = columns.ids[entry] ?? 0;
  const title = titles.get(id);
  return {
    ...(placeOf(columns, entry) ?? { longitude: 0, latitude: 0 }),
    id,
    pay: columns.pays[(columns.pay[entry] ?? 0) - 1] ?? null,
    precision: columns.traits[columns.trait[entry] ?? 0]?.precision ?? "CITY",
    ...(title === undefined ? {} : { title }),
  };
}

/** The pin of an open job, even where a cluster hides it: at the first of its places. */
export function pinOfJob(
  columns: CompanyColumns,
  id: number,
  titles: ReadonlyMap<number, string>,
): MapPin | null {
  for (let entry = columns.unplaced; entry < columns.length; entry++) {
    if (columns.ids[entry] === id) return pinAt(columns, entry, titles);
  }
  return null;
}
