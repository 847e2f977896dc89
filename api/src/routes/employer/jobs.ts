import { duplicateJob } from "../../commands/employer/duplicate-job.ts";
import { fillPositions } from "../../commands/employer/fill-positions.ts";
import { moveJob } from "../../commands/employer/move-job.ts";
import { saveBasics } from "../../commands/employer/save-basics.ts";
import { saveDetails } from "../../commands/employer/save-details.ts";
import { savePay } from "../../commands/employer/save-pay.ts";
import { saveQuestions } from "../../commands/employer/save-questions.ts";
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

const author = ({ session }: HandlerContext<"POST employer/job/post">) => ({
  companyId: companyOf(session),
  accountId: session.account.id,
});

async function present({ database, now }: Services, whole: WholeJob) {
  const counts = await countByJob(database, [whole.job.id]);
  return presentEmployerJob(whole, counts(whole.job.id), now());
}

export const postJob = route("POST employer/job/post", async ({ body }, context) =>
  reply(await present(context.services, await saveBasics(context.services, author(context), body)), {
    message: SAVED,
  }),
);

export const postSalary = route("POST employer/job/post-salary", async ({ body }, { services, session }) =>
  reply(await present(services, await savePay(services, companyOf(session), body)), { message: SAVED }),
);

export const postDetail = route("POST employer/job/post-detail", async ({ body }, { services, session }) =>
  reply(await present(services, await saveDetails(services, companyOf(session), body)), { message: SAVED }),
);

export const postQuestions = route(
  "POST employer/job/post-job-question",
  async ({ body }, { services, session }) =>
    reply(await present(services, await saveQuestions(services, companyOf(session), body)), {
      message: SAVED,
    }),
);

export const changeJobStatus = route("POST employer/job/change-status", async ({ body }, context) => {
  const move = { ...author(context), id: body.id, action: body.action, closeReason: body.close_reason };
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
