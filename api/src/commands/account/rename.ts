import { Account } from "../../models/index.ts";

/** Changes what an account's person is called. */
export async function renameAccount(
  id: number,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  await Account.update({ firstName, lastName }, { where: { id } });
}
