import { QueryTypes, type Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { Account, Application, Company, Subscription } from "../../models/index.ts";
import { noteSecurity } from "../../security/events.ts";
import type { Services } from "../../services.ts";
import { endSessions } from "../end-sessions.ts";
import { endInterviews } from "../interview/end-interviews.ts";
import { queueTask } from "../payment/queue-task.ts";
import { queueMail } from "../queue-mail.ts";
import { closeListings } from "./close-listings.ts";
import { lockOwnCompany } from "./own-company.ts";

/**
 * Erases an account and everything that belongs to it: foreign keys delete its rows and the company and listings that it owns,
 * the sweeper deletes its files. All or nothing, except that applicants who still wait for this employer's answer get it first. With
 * `overSince`, only if the account was deactivated before then. Returns whether there was such an account.
 * @throws ApiError `conflict` for the owner of a team with colleagues
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
  const owned = await database.transaction((transaction) => lockOwnCompany({ database }, asked, transaction));
  if (owned) await closeListings(services, asked.id, owned.id);
  return retried(() =>
    database.transaction(async (transaction) => {
      const account = await Account.findByPk(accountId, { transaction, lock: true });
      if (!goes(account)) return false;
      const company = await lockOwnCompany({ database }, account, transaction);
      const run = (sql: string, value: unknown) =>
        database.query(sql, { replacements: [value], transaction });
      await endSessions(services, transaction, account.id, "all");
      await endOwnInterviews(services, account.id, transaction);
      await run("UPDATE files SET status = 'DOOMED' WHERE account_id = ?", account.id);
      await run("UPDATE feedback SET email = NULL WHERE account_id = ?", account.id);
      await run("DELETE FROM one_time_passwords WHERE email = ?", account.email);
      await run("DELETE FROM mails WHERE recipient = ?", account.email);
      await run("DELETE FROM team_invitations WHERE email = ?", account.email);
      await account.destroy({ transaction });
      if (company) await eraseCompany(services, transaction, company.id);
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

/** Employers whom the account was to meet are told; it is gone from their calendars. */
async function endOwnInterviews(
  services: Services,
  candidateId: number,
  transaction: Transaction,
): Promise<void> {
  const own = await Application.findAll({ where: { candidateId }, attributes: ["id"], transaction });
  await endInterviews(
    services,
    own.map(({ id }) => id),
    transaction,
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
  await endDomainsOf(services, id, transaction);
  await Company.destroy({ where: { id }, transaction });
}

/** The public log says that they ended, and no longer whose they were. */
async function endDomainsOf(
  { database, now }: Services,
  companyId: number,
  transaction: Transaction,
): Promise<void> {
  await database.query(
    `INSERT INTO domain_events (company_id, company_name, domain, event, method, reason, created_at)
     SELECT company_id, '', domain, 'ENDED', method, 'REMOVED', ? FROM company_domains WHERE company_id = ? AND method IS NOT NULL`,
    { replacements: [now(), companyId], transaction },
  );
  await database.query("UPDATE domain_events SET company_name = '' WHERE company_id = ?", {
    replacements: [companyId],
    transaction,
  });
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
