import { Op } from "sequelize";
import { beginMove } from "../../commands/application/begin-move.ts";
import { undoMove } from "../../commands/application/undo-move.ts";
import { deleteApplicantView, saveApplicantView } from "../../commands/employer/save-applicant-view.ts";
import { route } from "../../http/dispatch.ts";
import { ApplicantView, ApplicationMove, Job } from "../../models/index.ts";
import { employerOf, scopeOf } from "../../policies/employer.ts";
import { presentMove } from "../../presenters/application-move.ts";
import { findAnswerFile } from "../../queries/answer-file.ts";
import { findApplicantsQueue, findApplication } from "../../queries/applicants.ts";
import { permitMove } from "../../queries/move-jobs.ts";
import { previewMove } from "../../views/move-preview.ts";
import { resumePages } from "../../views/resume-pages.ts";

export const postMovePreview = route("POST employer/applicants/preview", ({ body }, { services, session }) =>
  previewMove(services, scopeOf(session), body.selection, body.action),
);

export const postMove = route("POST employer/applicants/move", async ({ body }, { services, session }) =>
  present(await beginMove(services, employerOf(session), body)),
);

export const getMove = route(
  "GET employer/applicants/move/{id}",
  async ({ params }, { services, session }) => {
    const found = await ApplicationMove.findByPk(params.id);
    return await present(await permitMove(services, employerOf(session), found));
  },
);

export const postUndo = route("POST employer/applicants/undo", async ({ body }, { services, session }) =>
  present(await undoMove(services, employerOf(session), body.id)),
);

async function present(move: ApplicationMove) {
  const jobs = Object.keys(move.openingsFilled ?? {});
  const filled =
    move.state === "HELD" && jobs.length > 0
      ? await Job.findAll({
          where: { id: { [Op.in]: jobs } },
          attributes: ["id", "title", "openings", "positionsFilled"],
        })
      : [];
  return presentMove(
    move,
    filled.flatMap(({ id, title, openings, positionsFilled }) =>
      positionsFilled >= (openings ?? 1) ? [{ id, title, openings: openings ?? 1 }] : [],
    ),
  );
}

export const listQueue = route("GET employer/applicants/queue", async ({ query }, { services, session }) => {
  const filter = { scope: scopeOf(session), now: services.now(), ...query };
  const { rows, total, titleOf } = await findApplicantsQueue(filter);
  const items = rows.map(({ id, jobId, firstName, lastName, status, rating, createdAt }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
    status,
    rating,
    job: titleOf(jobId),
    applied_at: createdAt.toISOString(),
  }));
  return { items, total };
});

export const getResumePages = route(
  "GET employer/application/{id}/resume-pages",
  async ({ params }, { services, session }) => {
    const actor = employerOf(session);
    const { resumeFileId } = await findApplication(actor, "application.read", params.id);
    return await resumePages(services, actor, resumeFileId);
  },
);

export const getAnswerFilePages = route(
  "GET employer/application/{id}/answer/{question_id}/file-pages",
  async ({ params }, { services, session }) => {
    const actor = employerOf(session);
    const application = await findApplication(actor, "application.read", params.id);
    const { fileId } = await findAnswerFile(application, params.question_id);
    return await resumePages(services, actor, fileId);
  },
);

const presentView = ({ id, name, query }: ApplicantView) => ({ id, name, query });

export const listViews = route("GET employer/applicants/views", async (_, { session }) => {
  const rows = await ApplicantView.findAll({
    where: { accountId: session.account.id },
    order: [["name", "ASC"]],
  });
  return rows.map(presentView);
});

export const postView = route("POST employer/applicants/save-view", async ({ body }, { session }) =>
  presentView(await saveApplicantView(session.account, body)),
);

export const postDeleteView = route("POST employer/applicants/delete-view", async ({ body }, { session }) => {
  await deleteApplicantView(session.account, body.id);
  return null;
});
