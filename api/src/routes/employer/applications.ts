import { addNote, rateApplication } from "../../commands/application/assess.ts";
import { moveApplications } from "../../commands/application/move-application.ts";
import { removeNote, restoreNote } from "../../commands/application/remove-note.ts";
import { viewApplication } from "../../commands/application/view-application.ts";
import { notFound } from "../../errors/api-error.ts";
import { type RequestContext, reply, route } from "../../http/dispatch.ts";
import { download } from "../../http/download.ts";
import { Application, Job } from "../../models/index.ts";
import { permit } from "../../policies/can.ts";
import { employerOf, scopeOf } from "../../policies/employer.ts";
import type { SessionContext } from "../../policies/session.ts";
import {
  presentApplicationSummary,
  presentEmployerApplication,
  presentNote,
} from "../../presenters/application.ts";
import { findAnswerFile } from "../../queries/answer-file.ts";
import {
  countNotes,
  findApplicants,
  findApplicantsByIds,
  findApplication,
  findApplicationsToMove,
  findRater,
} from "../../queries/applicants.ts";

export const listApplicants = route(
  "GET employer/job/applicants-list",
  async ({ query }, { services, session }) => {
    const found = await findApplicants({ scope: scopeOf(session), now: services.now(), ...query });
    return {
      items: found.applications.map((application) =>
        presentApplicationSummary(application, found.notesOf(application.id), services.now()),
      ),
      total: found.total,
      page: query.page,
      limit: query.limit,
      counts: found.counts,
      latest: found.latest,
    };
  },
);

export const listAppliedUsers = route(
  "GET employer/job/get-applied-user-list",
  async ({ query }, { session }) => {
    const found = await Job.findByPk(query.job_id, { attributes: ["id", "companyId"] });
    const job = permit(employerOf(session), "job.read", found, "Job not found.");
    const rows = await Application.findAll({
      where: { jobId: job.id },
      attributes: ["id", "firstName", "lastName", "status", "createdAt"],
      order: [["id", "DESC"]],
      // Thousands of plain rows: building models would take most of the time.
      raw: true,
    });
    return rows.map(({ id, firstName, lastName, status, createdAt }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      status,
      applied_at: createdAt.toISOString(),
    }));
  },
);

export const changeApplicationStatus = route(
  "POST employer/job/change-application-status",
  async ({ body }, { services, session }) => {
    const { action, reason, message } = body;
    const ids = [...new Set(body.ids)];
    const actor = employerOf(session);
    const found = await findApplicationsToMove(actor, ids);
    const moved = await moveApplications(services, found, {
      action,
      reason,
      message,
      by: "employer",
      accountId: actor.id,
    });
    const known = new Set(found.map(({ id }) => id));
    const refused = [
      ...moved.refused,
      ...ids.filter((id) => !known.has(id)).map((id) => ({ id, error: notFound("Application not found.") })),
    ];
    const [first] = refused;
    if (first && refused.length === ids.length) throw first.error;
    const stayed = new Set(refused.map(({ id }) => id));
    const changed = await findApplicantsByIds(ids.filter((id) => !stayed.has(id)));
    const notesOf = await countNotes(changed);
    return reply(
      {
        changed: changed.map((application) =>
          presentApplicationSummary(application, notesOf(application.id), services.now()),
        ),
        refused: refused.map(({ id, error }) => ({ id, message: error.message })),
        filled: [...moved.filled],
      },
      {
        message:
          changed.length === 1 ? "The application was moved" : `${changed.length} applications were moved`,
      },
    );
  },
);

type Context = Pick<RequestContext, "services"> & { session: SessionContext };

async function present({ services, session }: Context, id: number) {
  const application = await findApplication(employerOf(session), "application.read", id);
  return presentEmployerApplication(application, services.now(), await findRater(services.database, id));
}

export const getApplication = route("GET employer/application/{id}", ({ params }, context) =>
  present(context, params.id),
);

export const postView = route("POST employer/application/view", async ({ body }, context) => {
  await viewApplication(context.services, employerOf(context.session), body.id);
  return await present(context, body.id);
});

export const getResume = route(
  "GET employer/application/{id}/resume",
  async ({ params }, { services, session }) => {
    const application = await findApplication(employerOf(session), "application.read", params.id);
    return await download(services, application.resumeFileId, `Resume of ${application.applicant}`);
  },
);

export const getAnswerFile = route(
  "GET employer/application/{id}/answer/{question_id}/file",
  async ({ params }, { services, session }) => {
    const application = await findApplication(employerOf(session), "application.read", params.id);
    const { fileId, question } = await findAnswerFile(application, params.question_id);
    return await download(services, fileId, `${question} ${application.applicant}`);
  },
);

export const postRating = route("POST employer/application/rate", async ({ body }, context) => {
  await rateApplication(context.services, employerOf(context.session), body.id, body.rating);
  return await present(context, body.id);
});

export const postNote = route("POST employer/application/note", async ({ body }, { services, session }) => {
  const actor = employerOf(session);
  const id = await addNote(services, actor, {
    applicationId: body.id,
    text: body.text,
    mentions: body.mentions,
  });
  const note = (await findApplication(actor, "application.read", body.id)).notes?.find(
    (one) => one.id === id,
  );
  if (!note) throw notFound("Note not found.");
  return presentNote(note);
});

export const postDeleteNote = route(
  "POST employer/application/delete-note",
  async ({ body }, { services, session }) => {
    await removeNote(services, employerOf(session), body.id);
    return null;
  },
);

export const postRestoreNote = route(
  "POST employer/application/restore-note",
  async ({ body }, { services, session }) => {
    await restoreNote(services, employerOf(session), body.id);
    return null;
  },
);
