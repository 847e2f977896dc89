import { QueryTypes, type Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { Account, Subscription } from "../../models/index.ts";
import { noteSecurity } from "../../security/events.ts";
import type { Services } from "../../services.ts";
import { endSessions } from "../end-sessions.ts";
import { queueTask } from "../payment/queue-task.ts";
import { queueMail } from "../queue-mail.ts";
import { closeListings } from "./close-listings.ts";

/**
 * Erases an account and everything that belongs to it: foreign keys delete its rows and an employer's company and listings, the
 * sweeper deletes its files. All or nothing, except that applicants who still wait for this employer's answer get it first. With
 * `overSince`, only if the account was deactivated before then. Returns whether there was such an account.
 */
export async function eraseAccount(
  services: Services,
  accountId: number,
  { overSince }: { overSince?: Date } = {},
): Promise<boolean> {
  const { database, now } = services;
  // Checked again under a lock: the owner may have come back since the account was found to be due.
  const goes = (account: Account | null): account is Account =>
    account !== null &&
    (!overSince || (account.deactivatedAt !== null && account.deactivatedAt <= overSince));
  const asked = await Account.findByPk(accountId);
  if (!goes(asked)) return false;
  if (asked.companyId !== null) await closeListings(services, asked.id, asked.companyId);
  return retried(() =>
    database.transaction(async (transaction) => {
      const account = await Account.findByPk(accountId, { transaction, lock: true });
      if (!goes(account)) return false;
      const run = (sql: string, value: unknown) =>
        database.query(sql, { replacements: [value], transaction });
      await endSessions(services, transaction, account.id, "all");
      await run("UPDATE files SET status = 'DOOMED' WHERE account_id = ?", account.id);
      await run("UPDATE feedback SET email = NULL WHERE account_id = ?", account.id);
      await run("DELETE FROM one_time_passwords WHERE email = ?", account.email);
      await run("DELETE FROM mails WHERE recipient = ?", account.email);
      await account.destroy({ transaction });
      if (account.companyId !== null) await eraseCompany(services, transaction, account.companyId);
      await queueMail(services, transaction, {
        template: "account-erased",
        to: account.email,
        language: account.language,
        values: { at: now().toISOString() },
      });
      transaction.afterCommit(() =>
        noteSecurity(services, { event: "account_erased", account_id: accountId }),
      );
      return true;
    }),
  );
}

async function eraseCompany(services: Services, transaction: Transaction, id: number): Promise<void> {
  const { database } = services;
  const jobs = await database.query<{ id: number }>("SELECT id FROM jobs WHERE company_id = ? FOR UPDATE", {
    replacements: [id],
    type: QueryTypes.SELECT,
    transaction,
  });
  if (jobs.length > 0) {
    const ids = jobs.map((job) => job.id);
    await database.query("DELETE FROM applications WHERE job_id IN (?)", {
      replacements: [ids],
      transaction,
    });
    await database.query("DELETE FROM jobs WHERE company_id = ?", { replacements: [id], transaction });
    // The map index of every process learns of it as of any other change.
    await database.query("INSERT INTO job_changes (job_id) VALUES ?", {
      replacements: [ids.map((each) => [each])],
      transaction,
    });
  }
  await endSubscriptionOf(services, id, transaction);
  await database.query("DELETE FROM companies WHERE id = ?", { replacements: [id], transaction });
}

/** Nobody is left to be charged again. What was paid stays in the books. */
async function endSubscriptionOf(
  services: Services,
  companyId: number,
  transaction: Transaction,
): Promise<void> {
  const live = await Subscription.findOne({ where: { liveCompanyId: companyId }, transaction });
  if (live) await queueTask(services, "END_SUBSCRIPTION", live.id, transaction);
}
