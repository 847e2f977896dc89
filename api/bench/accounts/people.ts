import { prepareDatabase } from "../../db/prepare.ts";
import { openDatabase } from "../../src/database.ts";
import { Account, defineModels } from "../../src/models/index.ts";
import { Passwords } from "../../src/security/passwords.ts";

export const PASSWORD = "Anchor-Chain-7";

/** Names of the same length, of somebody who is there and of somebody who is not. */
export const known = (n: number): string => `person-${String(n).padStart(5, "0")}@example.com`;
export const unknown = (n: number): string => `nobody-${String(n).padStart(5, "0")}@example.com`;

/** Makes a database of candidates who all have {@link PASSWORD}, on the server of `serverUrl`; returns its URL. */
export async function makePeople(serverUrl: string, count: number): Promise<string> {
  const address = new URL(serverUrl);
  address.pathname = "/jobmap_bench_accounts";
  const database = openDatabase({ url: address.href, poolSize: 2 });
  try {
    await prepareDatabase(database, { url: address.href });
    defineModels(database);
    await Account.destroy({ where: {} });
    const passwordHash = await new Passwords().hash(PASSWORD);
    await Account.bulkCreate(
      Array.from({ length: count }, (_, n) => ({
        role: "user" as const,
        email: known(n),
        emailVerifiedAt: new Date(),
        username: `person-${n}`,
        passwordHash,
      })),
    );
  } finally {
    await database.close();
  }
  return address.href;
}
