import { afterEach, beforeEach } from "vitest";
import { databaseUrl, useDatabase } from "./database.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "./server.ts";

/** A few towns, enough to look places up. */
const TOWNS: readonly (readonly [
  name: string,
  region: string,
  regionName: string,
  lat: number,
  lng: number,
  people: number,
])[] = [
  ["Baltimore", "MD", "Maryland", 39.29038, -76.61219, 585_708],
  ["Annapolis", "MD", "Maryland", 38.97845, -76.49218, 40_812],
  ["Boston", "MA", "Massachusetts", 42.35843, -71.05977, 675_647],
  ["Honolulu", "HI", "Hawaii", 21.30694, -157.85833, 350_964],
];

/** Gives each test of a file an API over an empty database with four towns in its gazetteer. */
export function useServer(options: TestServerOptions = {}): () => TestServer {
  const database = useDatabase();
  let server: TestServer | undefined;
  beforeEach(async () => {
    await database().query(
      "INSERT INTO places (id, kind, name, region, region_name, country, postal_code, latitude, longitude, population) VALUES ?",
      {
        replacements: [
          TOWNS.map(([name, region, regionName, lat, lng, people], i) => [
            i + 1,
            "CITY",
            name,
            region,
            regionName,
            "US",
            null,
            lat,
            lng,
            people,
          ]),
        ],
      },
    );
    await database().query(
      "INSERT INTO categories (code, name) VALUES ('45-0000', 'Farming and fishing'), ('29-0000', 'Health care')",
    );
    server = await startTestServer(database(), databaseUrl(), options);
  });
  afterEach(() => server?.close());
  return () => {
    if (!server) throw new Error("The server runs only inside of hooks and tests.");
    return server;
  };
}
