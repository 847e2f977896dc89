import { Account } from "../../models/index.ts";

/** Changes the display name of an account. */
export async function renameAccount(
  id: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await Account.update({ firstName, lastName }, { where: { id } });
}
