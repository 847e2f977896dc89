import { seedPlaces } from "../db/seed-places.ts";
import { openDatabase } from "../src/database.ts";
import { readEnv } from "../src/env.ts";

// Loads the gazetteer into a migrated database. Runs in its own process, because compiling it takes much memory once.
const database = openDatabase({ url: readEnv().DATABASE_URL, poolSize: 1 });
try {
  const written = await seedPlaces(database);
  if (written > 0) console.log(`Loaded ${written.toLocaleString("en-US")} places`);
} finally {
  await database.close();
}
