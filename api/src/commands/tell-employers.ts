import type { Transaction } from "sequelize";
import { Account } from "../models/index.ts";
import { NOTIFICATION_KINDS } from "../notifications/catalog.ts";
import { can } from "../policies/can.ts";
import { actorsOf } from "../security/actors.ts";
import type { Services } from "../services.ts";
import { type NotificationToSend, notifyAll } from "./notify.ts";

/**
 * Notifies every account that acts for a company, receives such notifications and sees the job that they are about, in the caller's
 * transaction.
 * @param about the id of the job; null for what is about no single job
 */
export async function tellEmployers(
  services: Services,
  about: { readonly companyId: number; readonly job: number | null },
  transaction: Transaction,
  told: Omit<NotificationToSend, "accountId">,
): Promise<void> {
  const { companyId, job } = about;
  const accounts = await Account.findAll({
    where: { companyId },
    attributes: ["id", "role", "companyId", "seat", "hasChosenJobs"],
    transaction,
  });
  const kind = NOTIFICATION_KINDS[told.notification.type];
  await notifyAll(
    services,
    transaction,
    (await actorsOf(services.database, accounts, transaction))
      .filter(
        (actor) =>
          can(actor, "notification.receive", kind) &&
          (job === null || can(actor, "job.read", { companyId, id: job })),
      )
      .map(({ id }) => ({ ...told, accountId: id })),
  );
}
