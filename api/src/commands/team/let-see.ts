import type { Transaction } from "sequelize";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";

/** Adds a job that somebody posts to the jobs that they see, in the transaction that makes it; from now on, also in this request. */
export async function letSee(
  { database }: Pick<Services, "database">,
  { id, jobs }: Employer,
  jobId: number,
  transaction: Transaction,
): Promise<void> {
  if (jobs === "all") return;
  await database.query("INSERT IGNORE INTO account_jobs (account_id, job_id) VALUES (?, ?)", {
    replacements: [id, jobId],
    transaction,
  });
  jobs.add(jobId);
}
