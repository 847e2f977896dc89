import { Op, type Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { type Account, Job } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";
import { forgetNews } from "./forget-news.ts";
import { asOwner, colleagueIn } from "./lock-team.ts";

/** The jobs that somebody is limited to; null for all. */
export type ChosenJobs = readonly number[] | null;

/**
 * Limits a colleague to some jobs of the company, or to none, or lets them see all again.
 * @throws ApiError `not_found` for somebody or a job that is not the company's, `conflict` for the owner
 */
export function changeAccess(
  services: Services,
  actor: Employer,
  { id, jobs }: { readonly id: number; readonly jobs: ChosenJobs },
): Promise<void> {
  return asOwner(services, actor, async (team, transaction) => {
    const member = colleagueIn(team, id);
    if (member.id === team.owner.id)
      throw new ApiError("conflict", "The owner of a company sees all of its jobs.");
    await requireOwnJobs(team.company.id, jobs, transaction);
    await setChosenJobs(services, member, jobs, transaction);
    await forgetNews(services, member, jobs, transaction);
  });
}

/** @throws ApiError `not_found` unless all of the jobs are the company's */
export async function requireOwnJobs(
  companyId: number,
  jobs: ChosenJobs,
  transaction: Transaction,
): Promise<void> {
  if (jobs === null || jobs.length === 0) return;
  const ids = [...new Set(jobs)];
  const own = await Job.count({ where: { companyId, id: { [Op.in]: ids } }, transaction });
  if (own < ids.length) throw notFound("Job not found.");
}

/** Writes which jobs an account sees. */
export async function setChosenJobs(
  { database }: Pick<Services, "database">,
  account: Account,
  jobs: ChosenJobs,
  transaction: Transaction,
): Promise<void> {
  await account.update({ hasChosenJobs: jobs !== null }, { transaction });
  await database.query("DELETE FROM account_jobs WHERE account_id = ?", {
    replacements: [account.id],
    transaction,
  });
  const ids = [...new Set(jobs)];
  if (ids.length > 0)
    await database.query("INSERT INTO account_jobs (account_id, job_id) VALUES ?", {
      replacements: [ids.map((id) => [account.id, id])],
      transaction,
    });
}

/** Writes which jobs somebody who is invited will see. */
export async function inviteToJobs(
  { database }: Pick<Services, "database">,
  invitationId: number,
  jobs: ChosenJobs,
  transaction: Transaction,
): Promise<void> {
  const ids = [...new Set(jobs)];
  if (ids.length > 0)
    await database.query("INSERT INTO team_invitation_jobs (invitation_id, job_id) VALUES ?", {
      replacements: [ids.map((id) => [invitationId, id])],
      transaction,
    });
}
