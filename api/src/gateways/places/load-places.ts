import { QueryTypes, type Sequelize } from "sequelize";
import { REGION_NAMES } from "../../places/regions.ts";
import type { Place } from "../../places/types.ts";

/** Rows asked for at once, so that the driver's copies of 76,000 rows never stand in memory beside ours. */
const BATCH = 5_000;

type PlaceRow = Omit<Place, "region_name">;

/** All rows of the gazetteer table, in order of id; empty before `seedPlaces` ran. */
export async function loadPlaces(database: Sequelize): Promise<Place[]> {
  const places: Place[] = [];
  // One string for all rows that share it.
  const shared = new Map([...REGION_NAMES.keys(), "CITY", "POSTCODE", "US"].map((text) => [text, text]));
  for (let after = 0; ; ) {
    const rows = await database.query<PlaceRow>(
      `SELECT id, kind, name, region, country, postal_code, latitude, longitude, population
       FROM places WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      { replacements: [after], type: QueryTypes.SELECT },
    );
    for (const row of rows) {
      const region = shared.get(row.region) ?? row.region;
      places.push({
        id: row.id,
        kind: row.kind === "CITY" ? "CITY" : "POSTCODE",
        name: row.name,
        region,
        region_name: REGION_NAMES.get(region) ?? region,
        country: shared.get(row.country) ?? row.country,
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
