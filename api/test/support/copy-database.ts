import { QueryTypes } from "sequelize";
import { z } from "zod";
import { openDatabase } from "../../src/database.ts";

const Definition = z.tuple([z.object({ "Create Table": z.string() })]);

/** Copies all tables and rows of a database into an empty one of the same server. Rows of tables with generated columns it must not have. */
export async function copyDatabase(fromUrl: string, toUrl: string): Promise<void> {
  const from = new URL(fromUrl).pathname.slice(1);
  const database = openDatabase({ url: toUrl, poolSize: 1 });
  try {
    const tables = await database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?",
      { replacements: [from], type: QueryTypes.SELECT },
    );
    // In one connection, because the checks are switched off for it: tables refer to such as are not there yet.
    await database.transaction(async (transaction) => {
      await database.query("SET SESSION foreign_key_checks = 0", { transaction });
      for (const { name } of tables) {
        const shown = await database.query(`SHOW CREATE TABLE \`${from}\`.\`${name}\``, {
          type: QueryTypes.SELECT,
          transaction,
        });
        const [{ "Create Table": statement }] = Definition.parse(shown);
        await database.query(statement, { transaction });
        const rows = await database.query(`SELECT 1 FROM \`${from}\`.\`${name}\` LIMIT 1`, {
          type: QueryTypes.SELECT,
          transaction,
        });
        if (rows.length > 0)
          await database.query(`INSERT INTO \`${name}\` SELECT * FROM \`${from}\`.\`${name}\``, {
            transaction,
          });
      }
      await database.query("SET SESSION foreign_key_checks = 1", { transaction });
    });
  } finally {
    await database.close();
  }
}
