import { apply } from "../../commands/application/apply.ts";
import { moveApplication } from "../../commands/application/move-application.ts";
import { hideEndedApplications } from "../../commands/candidate/clear-lists.ts";
import { notFound } from "../../errors/api-error.ts";
import { reply, route } from "../../http/dispatch.ts";
import { download } from "../../http/download.ts";
import { Application } from "../../models/index.ts";
import { requireNative } from "../../policies/applying.ts";
import { permit } from "../../policies/can.ts";
import { findAnswerFile } from "../../queries/answer-file.ts";
import { findJob } from "../../queries/jobs.ts";
import { openJob } from "../../queries/open-job.ts";
import { applyForm } from "../../views/apply-form.ts";
import { findCandidateApplications } from "../../views/candidate-applications.ts";

async function own(candidateId: number, id: number, now: Date) {
  const { items } = await findCandidateApplications({ candidateId, id, page: 1, limit: 1 }, now);
  if (!items[0]) throw notFound("Application not found.");
  return items[0];
}

export const getApplyForm = route(
  "GET user/job/apply-form/{id}",
  async ({ params }, { services, session }) => {
    const job = await openJob(params.id, services.now());
    const candidateId = session.account.id;
    const made = await Application.findOne({ where: { candidateId, jobId: job.id }, attributes: ["id"] });
    if (!made) requireNative(job, services.now());
    return { ...(await applyForm(candidateId, job)), application_id: made?.id ?? null };
  },
);

export const postApply = route("POST user/job/apply", async ({ body, files }, { services, session }) => {
  const application = await apply(services, session.account, body, files);
  return reply(await own(session.account.id, application.id, services.now()), {
    message: "Your application was sent",
  });
});

export const listApplied = route("GET user/job/applied", ({ query }, { services, session }) =>
  findCandidateApplications({ candidateId: session.account.id, ...query }, services.now()),
);

export const postWithdraw = route("POST user/job/withdraw", async ({ body }, { services, session }) => {
  const candidateId = session.account.id;
  const found = await Application.findByPk(body.id);
  const application = permit(session.account, "application.withdraw", found, "Application not found.");
  const job = await findJob(application.jobId);
  if (!job) throw notFound("Application not found.");
  await moveApplication(services, application.id, job, {
    action: "withdraw",
    by: "candidate",
    accountId: candidateId,
  });
  return reply(await own(candidateId, application.id, services.now()), {
    message: "Your application was withdrawn",
  });
});

export const clearApplied = route("POST user/job/clear-applied-jobs", async (_, { services, session }) => {
  const removed = await hideEndedApplications(session.account.id, services.now());
  return reply({ removed }, { message: "Closed applications were cleared" });
});

export const getOwnResume = route(
  "GET user/application/{id}/resume",
  async ({ params }, { services, session }) => {
    const found = await Application.findByPk(params.id);
    const application = permit(session.account, "application.read", found, "Application not found.");
    return await download(services, application.resumeFileId, "Resume");
  },
);

export const getOwnAnswerFile = route(
  "GET user/application/{id}/answer/{question_id}/file",
  async ({ params }, { services, session }) => {
    const found = await Application.findByPk(params.id);
    const application = permit(session.account, "application.read", found, "Application not found.");
    const { fileId, question } = await findAnswerFile(application, params.question_id);
    return await download(services, fileId, question);
  },
);
