import { CATEGORIES } from "@jobmap/contract/categories";
import { QueryTypes, type Sequelize } from "sequelize";
import { defineModels } from "../src/models/index.ts";
import { seedArticles } from "./articles.ts";
import { seedCourses } from "./courses.ts";
import { loadDemo } from "./demo/load.ts";
import { seedPlaces } from "./seed-places.ts";
import { seedSeoTexts } from "./seo-texts.ts";

export interface SeedOptions {
  /** Number of demo jobs; 0 for none. */
  demoJobs: number;
  now: Date;
  say(step: string): void;
}

/** Inserts what a database needs before its first request. Existing rows are left alone. */
export async function seed(database: Sequelize, { demoJobs, now, say }: SeedOptions): Promise<void> {
  defineModels(database);
  await seedCategories(database);
  await seedSeoTexts(database);
  await seedCourses(database);
  await seedArticles(database);
  await seedPlaces(database, (done, total) =>
    say(`Loading places: ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`),
  );
  if (demoJobs > 0) await loadDemo(database, { jobs: demoJobs, today: now }, say);
}

/**
 * The categories are part of the code: their names follow it, their ids stay. Only missing ones are inserted: an insert uses up
 * an id for each row, even if it then finds an existing one, and the column has 65,535 of them for all future starts.
 */
async function seedCategories(database: Sequelize): Promise<void> {
  const rows = await database.query<{ code: string; name: string }>("SELECT code, name FROM categories", {
    type: QueryTypes.SELECT,
  });
  const names = new Map(rows.map(({ code, name }) => [code, name]));
  for (const { code, name } of CATEGORIES) {
    if (!names.has(code))
      await database.query("INSERT INTO categories (code, name) VALUES (?, ?)", {
        replacements: [code, name],
      });
    else if (names.get(code) !== name)
      await database.query("UPDATE categories SET name = ? WHERE code = ?", { replacements: [name, code] });
  }
}
