import type { Transaction } from "sequelize";
import { Account, type Job } from "../models/index.ts";
import type { Services } from "../services.ts";
import { type NotificationToSend, notifyAll } from "./notify.ts";

/** Tells everybody who acts for a listing's company, in the caller's transaction. */
export async function tellEmployers(
  services: Services,
  { companyId }: Pick<Job, "companyId">,
  transaction: Transaction,
  told: Omit<NotificationToSend, "accountId">,
): Promise<void> {
  const accounts = await Account.findAll({
    where: { companyId },
    attributes: ["id"],
    transaction,
  });
  await notifyAll(
    services,
    transaction,
    accounts.map(({ id }) => ({ ...told, accountId: id })),
  );
}
