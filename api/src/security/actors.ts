import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import type { Account } from "../models/index.ts";
import type { Actor } from "../policies/can.ts";
import type { JobAccess } from "../policies/job-access.ts";

type Somebody = Pick<Account, "id" | "role" | "companyId" | "seat" | "hasChosenJobs">;

/** The jobs that accounts are limited to, whether they are limited or not; by account. */
export async function findChosenJobs(
  database: Sequelize,
  accountIds: readonly number[],
  transaction: Transaction | null = null,
): Promise<(accountId: number) => number[]> {
  if (accountIds.length === 0) return () => [];
  const rows = await database.query<{ account_id: number; job_id: number }>(
    "SELECT account_id, job_id FROM account_jobs WHERE account_id IN (?) ORDER BY job_id",
    { replacements: [accountIds], type: QueryTypes.SELECT, transaction },
  );
  const byAccount = Map.groupBy(rows, ({ account_id }) => account_id);
  return (id) => (byAccount.get(id) ?? []).map(({ job_id }) => job_id);
}

/** Accounts as those who act, with the jobs that each of them sees. */
export async function actorsOf(
  database: Sequelize,
  accounts: readonly Somebody[],
  transaction: Transaction | null = null,
): Promise<Actor[]> {
  const limited = accounts.filter(({ hasChosenJobs }) => hasChosenJobs);
  const chosen = await findChosenJobs(
    database,
    limited.map(({ id }) => id),
    transaction,
  );
  return accounts.map(({ id, role, companyId, seat, hasChosenJobs }) => {
    const jobs: JobAccess = hasChosenJobs ? new Set(chosen(id)) : "all";
    return { id, role, companyId, seat, jobs };
  });
}

/** The same for one account. */
export async function actorOf(
  database: Sequelize,
  account: Somebody,
  transaction: Transaction | null = null,
): Promise<Actor> {
  const [actor] = await actorsOf(database, [account], transaction);
  if (!actor) throw new Error("An account acts as itself.");
  return actor;
}
