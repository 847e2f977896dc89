import type { SearchHistoryItem, Folder as WireFolder, SavedJob as WireSavedJob } from "@jobmap/contract";
import { col, fn, type WhereOptions } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { DismissedJob, Folder, Job, SavedJob, SearchHistoryEntry } from "../models/index.ts";
import { findJobSummaries } from "../views/job-summaries.ts";

export interface SavedFilter {
  readonly accountId: number;
  /** 0 for jobs in no folder; undefined for all. */
  readonly folderId?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

/**
 * A page of saved jobs, the latest first.
 * @throws ApiError `not_found` for another account's folder
 */
export async function findSavedJobs({ accountId, folderId, page, limit }: SavedFilter, now: Date) {
  if (folderId && !(await Folder.findOne({ where: { id: folderId, accountId } })))
    throw notFound("Folder not found.");
  const where: WhereOptions<SavedJob> = {
    accountId,
    ...(folderId === undefined ? {} : { folderId: folderId === 0 ? null : folderId }),
  };
  const total = await SavedJob.count({ where });
  const rows = await SavedJob.findAll({
    where,
    order: [
      ["savedAt", "DESC"],
      ["jobId", "DESC"],
    ],
    offset: (page - 1) * limit,
    limit,
  });
  return { items: await presentSaved(rows, now), total, page, limit };
}

async function presentSaved(rows: readonly SavedJob[], now: Date): Promise<WireSavedJob[]> {
  const ids = rows.map(({ jobId }) => jobId);
  const [summaries, jobs] = await Promise.all([
    findJobSummaries(ids, now),
    Job.findAll({ where: { id: ids }, attributes: ["id", "status", "validThrough"] }),
  ]);
  const summaryOf = new Map(summaries.map((summary) => [summary.id, summary]));
  const jobOf = new Map(jobs.map((job) => [job.id, job]));
  return rows.flatMap(({ jobId, folderId, note, savedAt }) => {
    const summary = summaryOf.get(jobId);
    const job = jobOf.get(jobId);
    if (!summary || !job) return [];
    return [
      {
        job: summary,
        status: job.status,
        is_open: job.isOpen(now),
        folder_id: folderId,
        note,
        saved_at: savedAt.toISOString(),
      },
    ];
  });
}

/** The folders of an account in their order, each with the number of its jobs. */
export async function findFolders(accountId: number): Promise<WireFolder[]> {
  const folders = await Folder.findAll({
    where: { accountId },
    order: [
      ["position", "ASC"],
      ["id", "ASC"],
    ],
  });
  const rows = await SavedJob.findAll({
    where: { accountId },
    attributes: ["folderId", [fn("COUNT", col("job_id")), "jobs"]],
    group: ["folderId"],
  });
  const counts = new Map(rows.map((row) => [row.folderId, Number(row.get("jobs"))]));
  return folders.map(({ id, name, colour, position }) => ({
    id,
    name,
    colour,
    position,
    job_count: counts.get(id) ?? 0,
  }));
}

/** An account's saved searches, the latest first. */
export async function findSearchHistory(accountId: number): Promise<SearchHistoryItem[]> {
  const rows = await SearchHistoryEntry.findAll({
    where: { accountId },
    order: [
      ["searchedAt", "DESC"],
      ["id", "DESC"],
    ],
  });
  return rows.map(({ id, keyword, location, latitude, longitude, jobCount, searchedAt }) => ({
    id,
    keyword,
    location,
    latitude,
    longitude,
    job_count: jobCount,
    searched_at: searchedAt.toISOString(),
  }));
}

/** An account's dismissed jobs, by name, the latest first. */
export async function findDismissedJobs(accountId: number) {
  const rows = await DismissedJob.findAll({
    where: { accountId },
    include: [{ model: Job, as: "job", attributes: ["id", "title"] }],
    order: [["id", "DESC"]],
  });
  return rows.map(({ id, jobId, job }) => ({ id, job_id: jobId, job_name: job?.title ?? "" }));
}

/** Ids of the jobs that an account saved and dismissed. */
export async function findMarks(accountId: number) {
  const [saved, dismissed] = await Promise.all([
    SavedJob.findAll({ where: { accountId }, attributes: ["jobId"] }),
    DismissedJob.findAll({ where: { accountId }, attributes: ["jobId"] }),
  ]);
  return { saved: saved.map(({ jobId }) => jobId), not_interested: dismissed.map(({ jobId }) => jobId) };
}
