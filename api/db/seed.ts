import { CATEGORIES } from "@jobmap/contract/categories";
import { QueryTypes, type Sequelize } from "sequelize";
import { loadDemo } from "./demo/load.ts";
import { seedPlaces } from "./seed-places.ts";
import { seedSeoTexts } from "./seo-texts.ts";

export interface SeedOptions {
  /** Size of the demo data; 0 for none. */
  demoJobs: number;
  now: Date;
  say(step: string): void;
}

/** Brings in what a database needs before its first request. Whatever is there already is left alone. */
export async function seed(database: Sequelize, { demoJobs, now, say }: SeedOptions): Promise<void> {
  await seedCategories(database);
  await seedSeoTexts(database);
  await seedPlaces(database, (done, total) =>
    say(`Loading places: ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`),
  );
  if (demoJobs > 0) await loadDemo(database, { jobs: demoJobs, today: now }, say);
}

/** The categories are part of the code: their names follow it, their ids stay. */
async function seedCategories(database: Sequelize): Promise<void> {
  await database.query(
    `INSERT INTO categories (code, name) VALUES ${CATEGORIES.map(() => "(?, ?)").join(", ")}
     ON DUPLICATE KEY UPDATE name = VALUES(name)`,
    { replacements: CATEGORIES.flatMap(({ code, name }) => [code, name]), type: QueryTypes.INSERT },
  );
}
