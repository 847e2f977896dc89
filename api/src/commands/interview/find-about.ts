import type { Transaction } from "sequelize";
import { Application, Company, Job } from "../../models/index.ts";
import type { InterviewAbout } from "./tell-of-interview.ts";

/** Whom and what the interviews of some applications are about, by application, whose rows are locked in the order of their ids. */
export async function findAbout(
  ids: readonly number[],
  transaction: Transaction,
): Promise<Map<number, InterviewAbout>> {
  const applications = await Application.findAll({
    where: { id: [...ids] },
    attributes: ["id", "jobId", "candidateId", "firstName", "lastName"],
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
  const jobs = await Job.findAll({
    where: { id: applications.map(({ jobId }) => jobId) },
    attributes: ["id", "companyId", "title"],
    include: [{ model: Company, as: "company", attributes: ["id", "name"] }],
    transaction,
  });
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return new Map(
    applications.flatMap((application): [number, InterviewAbout][] => {
      const job = byId.get(application.jobId);
      return job?.company ? [[application.id, { application, job, company: job.company }]] : [];
    }),
  );
}
