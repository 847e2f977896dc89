import { CATEGORIES } from "@jobmap/contract/categories";
import { QueryTypes } from "sequelize";
import { expect, it } from "vitest";
import { seed } from "../db/seed.ts";
import { openDatabase } from "../src/database.ts";
import { preparedDatabase } from "./support/database.ts";

/** The largest number that the column takes: whoever needs a new one after it is refused. */
const LAST_ID = 65_535;

it("repeated starts use no category ids, and update the names", async () => {
  const database = openDatabase({ url: await preparedDatabase("seed"), poolSize: 2 });
  try {
    const start = () => seed(database, { demoJobs: 0, now: new Date(), say: () => {} });
    await start();
    const categories = () =>
      database.query<{ id: number; name: string }>("SELECT id, code, name FROM categories ORDER BY id", {
        type: QueryTypes.SELECT,
      });
    const before = await categories();
    expect(before).toHaveLength(CATEGORIES.length);
    await database.query("UPDATE categories SET name = 'Of another release' WHERE id = 1");
    // As after some thousand starts that took one each for what was there already.
    await database.query(`ALTER TABLE categories AUTO_INCREMENT = ${LAST_ID}`);
    for (let n = 0; n < 3; n++) await start();
    expect(await categories()).toEqual(before);
    await database.query("DELETE FROM categories WHERE id = 1");
    await start();
    expect(await categories()).toHaveLength(CATEGORIES.length);
  } finally {
    await database.close();
  }
});
