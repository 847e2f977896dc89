import { QueryTypes, type Sequelize } from "sequelize";
import { PLACE_KINDS, type Place } from "../../places/types.ts";

/** Rows per query, so that the driver's copies of all rows are never in memory beside ours. */
const BATCH = 5_000;

/** Rows as Sequelize returns them; `kind` is one of an enumeration of the same names. */
type PlaceRow = Omit<Place, "kind"> & { readonly kind: string };

/** All rows of the gazetteer table, in order of id; empty before `seedPlaces` ran. */
export async function loadPlaces(database: Sequelize): Promise<Place[]> {
  const places: Place[] = [];
  // One shared string for all rows with the same value.
  const shared = new Map<string, string>();
  const share = (text: string): string => {
    const known = shared.get(text);
    if (known === undefined) shared.set(text, text);
    return known ?? text;
  };
  for (let after = 0; ; ) {
    const rows = await database.query<PlaceRow>(
      `SELECT id, kind, name, region, region_name, country, postal_code, latitude, longitude, population
       FROM places WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      { replacements: [after], type: QueryTypes.SELECT },
    );
    for (const row of rows) {
      places.push({
        id: row.id,
        kind: PLACE_KINDS.find((kind) => kind === row.kind) ?? "CITY",
        name: row.name,
        region: share(row.region),
        region_name: share(row.region_name),
        country: share(row.country),
        postal_code: row.postal_code,
        latitude: row.latitude,
        longitude: row.longitude,
        population: row.population,
      });
    }
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < BATCH) return places;
  }
}
