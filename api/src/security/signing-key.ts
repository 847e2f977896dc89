import { randomBytes } from "node:crypto";
import { QueryTypes, type Sequelize } from "sequelize";

const KEY_NAME = "cookies";

/** The key that all processes on one database sign with; created the first time. */
export async function readSigningKey(database: Sequelize): Promise<Buffer> {
  await database.query("INSERT IGNORE INTO signing_keys (name, value) VALUES (?, ?)", {
    replacements: [KEY_NAME, randomBytes(32)],
    type: QueryTypes.INSERT,
  });
  const [row] = await database.query<{ value: Buffer }>("SELECT value FROM signing_keys WHERE name = ?", {
    replacements: [KEY_NAME],
    type: QueryTypes.SELECT,
  });
  if (row === undefined) throw new Error("The signing key has gone from the database.");
  return row.value;
}
