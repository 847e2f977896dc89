import type { JobStatus } from "@jobmap/contract";
import { route } from "../../http/dispatch.ts";
import { Job, JobLocation } from "../../models/index.ts";
import { scopeOf } from "../../policies/employer.ts";
import { presentEmployerJobSummary } from "../../presenters/employer-job.ts";
import { countApplications, countByJob } from "../../queries/employer-job.ts";
import { countByStatus, type EmployerJobsPage, findEmployerJobs } from "../../queries/employer-jobs.ts";
import { visibleWhere } from "../../queries/visible-jobs.ts";
import type { Services } from "../../services.ts";

const OVER: readonly JobStatus[] = ["EXPIRED", "CLOSED", "ARCHIVED", "REMOVED"];

async function listPage({ database, now }: Services, filter: EmployerJobsPage) {
  const { jobs, total } = await findEmployerJobs({ database, now: now() }, filter);
  const counts = await countByJob(
    database,
    jobs.map(({ id }) => id),
  );
  return {
    items: jobs.map((job) => presentEmployerJobSummary(job, counts(job.id), now())),
    total,
    page: filter.page,
    limit: filter.limit,
  };
}

export const listEmployerJobs = route("GET employer/job/list", async ({ query }, { services, session }) => {
  const scope = scopeOf(session);
  return { ...(await listPage(services, { scope, ...query })), counts: await countByStatus(scope) };
});

export const listClosedJobs = route(
  "GET employer/job/closed-list",
  async ({ query }, { services, session }) =>
    listPage(services, { scope: scopeOf(session), status: OVER, ...query }),
);

export const listJobNames = route("GET employer/job/get-all-job-list", async (_, { services, session }) => {
  const jobs = await Job.findAll({
    where: visibleWhere(scopeOf(session)),
    attributes: ["id", "title", "status", "requisitionId"],
    order: [["id", "DESC"]],
    raw: true,
  });
  const places = await JobLocation.findAll({
    where: { jobId: jobs.map(({ id }) => id), position: 0 },
    attributes: ["jobId", "locality"],
    raw: true,
  });
  const towns = new Map(places.map(({ jobId, locality }) => [jobId, locality]));
  const counts = await countApplications(services.database, scopeOf(session));
  return jobs.map(({ id, title, status, requisitionId }) => ({
    id,
    title,
    status,
    town: towns.get(id) ?? "",
    requisition_id: requisitionId ?? "",
    applications: counts(id).applications,
    new_applications: counts(id).newApplications,
  }));
});
