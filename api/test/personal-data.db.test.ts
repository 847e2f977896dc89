import { KEPT_DATA, PLAIN_COLUMNS, WITHOUT_PEOPLE } from "@jobmap/contract/personal-data";
import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { useDatabase } from "./support/database.ts";

/** Of any table. */
const PLAIN = ["id", "created_at", "updated_at"];
/** Names that a column about a person has. */
const PERSONAL =
  /(^|_)(email|phone|first_name|last_name|password|account_id|candidate_id|ip|address|birth\w*)$/;

describe("the privacy page's table", () => {
  const database = useDatabase();

  it("has a line for every column of the database, or says that the column is about nobody", async () => {
    const rows = await database().query<{ name: string; col: string }>(
      "SELECT table_name AS name, column_name AS col FROM information_schema.columns WHERE table_schema = DATABASE()",
      { type: QueryTypes.SELECT },
    );
    const tables = Map.groupBy(rows, ({ name }) => name);
    const told = new Map<string, string[]>();
    for (const { columns } of KEPT_DATA)
      for (const [table, names] of Object.entries(columns))
        told.set(table, [...(told.get(table) ?? []), ...names]);

    const missing: string[] = [];
    for (const [table, columns] of tables) {
      const names = columns.map(({ col }) => col);
      if (WITHOUT_PEOPLE.includes(table)) {
        expect(told.has(table), `${table} is listed twice`).toBe(false);
        missing.push(...names.filter((name) => PERSONAL.test(name)).map((name) => `${table}.${name}`));
        continue;
      }
      const known = [...(told.get(table) ?? []), ...(PLAIN_COLUMNS[table] ?? [])];
      missing.push(
        ...names
          .filter((name) => !known.includes(name) && !PLAIN.includes(name))
          .map((name) => `${table}.${name}`),
      );
      expect(
        known.filter((name) => !names.includes(name)),
        `${table} has no such columns`,
      ).toEqual([]);
      expect(new Set(known).size, `${table} has a column twice`).toBe(known.length);
    }
    expect(missing, "add them to api/contract/src/personal-data.ts").toEqual([]);
    const gone = [...told.keys(), ...WITHOUT_PEOPLE].filter((table) => !tables.has(table));
    expect(gone, "there are no such tables").toEqual([]);
  });
});
