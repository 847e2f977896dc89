import {
  clearSearchHistory as clearHistory,
  deleteSearch as deleteEntry,
  restoreDismissedJob,
  restoreDismissedJobs,
} from "../../commands/candidate/clear-lists.ts";
import { dismissJob } from "../../commands/candidate/dismiss-job.ts";
import { reportJob } from "../../commands/candidate/report-job.ts";
import { reply, route } from "../../http/dispatch.ts";
import { findDismissedJobs, findSearchHistory } from "../../views/candidate-jobs.ts";

export const getSearchPreferences = route("GET user/job/search-preferences", async (_, { session }) => {
  const [recentSearches, notInterestedJobs] = await Promise.all([
    findSearchHistory(session.account.id),
    findDismissedJobs(session.account.id),
  ]);
  return { recentSearches, notInterestedJobs };
});

export const clearSearchHistory = route("POST user/job/clear-search-history", async (_, { session }) => {
  const removed = await clearHistory(session.account.id);
  return reply({ removed }, { message: "Your search history was cleared" });
});

export const deleteSearch = route("POST user/job/delete-search-history", async ({ body }, { session }) => {
  const removed = await deleteEntry(session.account.id, body.id);
  return reply({ removed }, { message: "The search was removed" });
});

export const postNotInterested = route(
  "POST user/job/not-interested",
  async ({ body }, { services, session }) => {
    const { id } = await dismissJob(session.account.id, body.job_id, services.now());
    return reply({ id }, { message: "You will not see this job again" });
  },
);

export const clearNotInterested = route("POST user/job/clear-not-interestd-jobs", async (_, { session }) => {
  const removed = await restoreDismissedJobs(session.account.id);
  return reply({ removed }, { message: "Your dismissed jobs were restored" });
});

export const deleteNotInterested = route(
  "POST user/job/delete-not-interestd-job",
  async ({ body }, { session }) => {
    const { id, job_id: jobId } = body;
    const removed = await restoreDismissedJob(session.account.id, { id, jobId });
    return reply({ removed }, { message: "The job was restored" });
  },
);

export const postReport = route("POST user/job/report", async ({ body }, { services, session }) => {
  const { job_id: jobId, reason, note } = body;
  await reportJob(services, { accountId: session.account.id, jobId, reason, note });
  return reply(null, { message: "Thank you. We'll review this job." });
});
