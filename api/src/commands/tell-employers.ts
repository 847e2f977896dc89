import type { Transaction } from "sequelize";
import { Account, type Job } from "../models/index.ts";
import { NOTIFICATION_KINDS } from "../notifications/catalog.ts";
import { can } from "../policies/can.ts";
import type { Services } from "../services.ts";
import { type NotificationToSend, notifyAll } from "./notify.ts";

/** Notifies every account that acts for a listing's company and receives such notifications, in the caller's transaction. */
export async function tellEmployers(
  services: Services,
  { companyId }: Pick<Job, "companyId">,
  transaction: Transaction,
  told: Omit<NotificationToSend, "accountId">,
): Promise<void> {
  const accounts = await Account.findAll({
    where: { companyId },
    attributes: ["id", "role", "companyId"],
    transaction,
  });
  const kind = NOTIFICATION_KINDS[told.notification.type];
  await notifyAll(
    services,
    transaction,
    accounts
      .filter((account) => can(account, "notification.receive", kind))
      .map(({ id }) => ({ ...told, accountId: id })),
  );
}
