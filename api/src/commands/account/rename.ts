import { Account, Profile } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/** Changes the display name of an account, in its profile as well. */
export async function renameAccount(
  { database }: Pick<Services, "database">,
  id: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await Account.update({ firstName, lastName }, { where: { id }, transaction });
    const profile = await Profile.findByPk(id, { transaction, lock: true });
    if (profile?.basics.name === undefined) return;
    const { name: _, ...basics } = profile.basics;
    await profile.update({ basics }, { transaction });
  });
}
