import type { Transaction } from "sequelize";
import { companyKey } from "../../import/company-key.ts";
import { Company } from "../../models/index.ts";

/**
 * Creates an employer's company. Its username is its owner's; its slug, the last part of its map's address, stays when the
 * username changes. Companies that imports created are left alone, even if they have the same name.
 */
export async function createCompany(
  transaction: Transaction,
  { name, username }: { name: string; username: string },
): Promise<Company> {
  const taken = await Company.count({ where: { slug: username }, transaction });
  return Company.create(
    {
      name,
      username,
      nameKey: companyKey(name),
      slug: taken === 0 ? username : `${username}-${Date.now().toString(36)}`,
    },
    { transaction },
  );
}
