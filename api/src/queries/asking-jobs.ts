import { Company, Job, SavedJob } from "../models/index.ts";
import { SKILLS } from "./jobs.ts";

/** Saved jobs that are looked at, the latest first. */
const MAX_JOBS = 200;

/** The open jobs that an account saved, the latest first, with what each asks for. */
export async function findAskingJobs(accountId: number, now: Date) {
  const saved = await SavedJob.findAll({
    where: { accountId },
    attributes: ["jobId"],
    order: [["savedAt", "DESC"]],
    limit: MAX_JOBS,
  });
  if (saved.length === 0) return [];
  const rows = await Job.findAll({
    where: { id: saved.map(({ jobId }) => jobId) },
    attributes: ["id", "title", "licences", "status", "validThrough"],
    include: [{ model: Company, as: "company", attributes: ["name"] }, SKILLS],
  });
  const jobs = new Map(rows.map((job) => [job.id, job]));
  return saved.flatMap(({ jobId }) => {
    const job = jobs.get(jobId);
    if (!job?.isOpen(now)) return [];
    return [
      {
        id: job.id,
        title: job.title,
        company: job.company?.name ?? "",
        asks: [
          ...(job.licences ?? []).map((said) => ({ said, isRequired: true })),
          ...(job.skills ?? []).map(({ spelling, skill, required }) => ({
            said: spelling ?? skill?.name ?? "",
            isRequired: required,
          })),
        ],
      },
    ];
  });
}
