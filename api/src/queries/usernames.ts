import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { isReserved, namesLike } from "../security/usernames.ts";

/** How many candidates are looked up at once. */
const BATCH = 24;

/** Which of these usernames are taken, by a person or a company, except by the account `except` and its company. */
async function takenUsernames(
  database: Sequelize,
  names: readonly string[],
  except: number,
  transaction?: Transaction,
): Promise<Set<string>> {
  const rows = await database.query<{ username: string }>(
    `SELECT username FROM accounts WHERE username IN (:names) AND id <> :except
     UNION ALL SELECT username FROM companies WHERE username IN (:names)
       AND id NOT IN (SELECT company_id FROM accounts WHERE id = :except AND company_id IS NOT NULL)`,
    {
      replacements: { names, except },
      type: QueryTypes.SELECT,
      ...(transaction ? { transaction } : {}),
    },
  );
  return new Set(rows.map(({ username }) => username.toLowerCase()));
}

/** Whether a username is available: to any account, or to the account `except`, which may already have it. */
export async function isUsernameFree(
  database: Sequelize,
  username: string,
  except = 0,
  transaction?: Transaction,
): Promise<boolean> {
  if (isReserved(username)) return false;
  return (await takenUsernames(database, [username], except, transaction)).size === 0;
}

/** Returns the requested number of free usernames that resemble the wanted one. */
export async function suggestUsernames(
  database: Sequelize,
  wanted: string,
  count: number,
  transaction?: Transaction,
): Promise<string[]> {
  const free: string[] = [];
  const names = namesLike(wanted);
  while (free.length < count) {
    const batch = Array.from({ length: BATCH }, () => names.next().value as string);
    const taken = await takenUsernames(database, batch, 0, transaction);
    free.push(...new Set(batch.filter((name) => !taken.has(name))));
  }
  return free.slice(0, count);
}
