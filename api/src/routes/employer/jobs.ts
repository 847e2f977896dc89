import { duplicateJob } from "../../commands/employer/duplicate-job.ts";
import { fillPositions } from "../../commands/employer/fill-positions.ts";
import { moveJob } from "../../commands/employer/move-job.ts";
import { discardChanges, publishChanges, saveChanges } from "../../commands/employer/save-changes.ts";
import { saveBasics, saveDetails, savePay, saveQuestions } from "../../commands/employer/save-step.ts";
import { type HandlerContext, reply, route } from "../../http/dispatch.ts";
import { companyOf } from "../../policies/employer.ts";
import { presentEmployerJob } from "../../presenters/employer-job.ts";
import { countByJob, findWholeJob, type WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";

const SAVED = "Saved";
const MOVED = {
  submit: "Your job is published",
  abandon_payment: "Your job is a draft again",
  pause: "Your job is paused",
  resume: "Your job is published again",
  confirm: "Thank you: your job is confirmed",
  close: "Your job is closed",
  archive: "Your job is archived",
} as const;

const author = ({ session }: Pick<HandlerContext<"POST employer/job/post">, "session">) => ({
  companyId: companyOf(session),
  accountId: session.account.id,
});

async function present({ database, now }: Services, whole: WholeJob) {
  const counts = await countByJob(database, [whole.job.id]);
  return presentEmployerJob(whole, counts(whole.job.id), now());
}

const saved = async (services: Services, saving: Promise<WholeJob>, message = SAVED) =>
  reply(await present(services, await saving), { message });

export const postJob = route("POST employer/job/post", ({ body }, context) =>
  saved(context.services, saveBasics(context.services, author(context), body)),
);

export const postSalary = route("POST employer/job/post-salary", ({ body }, context) =>
  saved(context.services, savePay(context.services, author(context), body)),
);

export const postDetail = route("POST employer/job/post-detail", ({ body }, context) =>
  saved(context.services, saveDetails(context.services, author(context), body)),
);

export const postQuestions = route("POST employer/job/post-job-question", ({ body }, context) =>
  saved(context.services, saveQuestions(context.services, author(context), body)),
);

export const saveJobChanges = route("POST employer/job/save-changes", ({ body }, context) =>
  saved(context.services, saveChanges(context.services, author(context), body)),
);

export const publishJobChanges = route("POST employer/job/publish-changes", ({ body }, context) =>
  saved(
    context.services,
    publishChanges(context.services, { ...author(context), ...body }),
    "Your changes are published",
  ),
);

export const discardJobChanges = route("POST employer/job/discard-changes", ({ body }, context) =>
  saved(
    context.services,
    discardChanges(context.services, { ...author(context), ...body }),
    "Your changes are discarded",
  ),
);

export const changeJobStatus = route("POST employer/job/change-status", async ({ body }, context) => {
  const move = {
    ...author(context),
    id: body.id,
    action: body.action,
    closeReason: body.close_reason,
    version: body.version,
  };
  return reply(await present(context.services, await moveJob(context.services, move)), {
    message: MOVED[body.action],
  });
});

export const changePositionStatus = route(
  "POST employer/job/change-position-status",
  async ({ body }, context) => {
    const filled = { ...author(context), id: body.id, positionsFilled: body.positions_filled };
    return reply(await present(context.services, await fillPositions(context.services, filled)), {
      message: SAVED,
    });
  },
);

export const repostJob = route("POST employer/job/duplicate", async ({ body }, context) => {
  const copy = { ...author(context), id: body.id, requestKey: body.request_key ?? null };
  return reply(await present(context.services, await duplicateJob(context.services, copy)), {
    message: "A new draft was made",
  });
});

export const getEmployerJob = route("GET employer/job/{id}", async ({ params }, { services, session }) =>
  present(services, await findWholeJob(params.id, companyOf(session))),
);
