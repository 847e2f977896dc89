import type { Words } from "@jobmap/contract/words";
import { duplicateJob } from "../../commands/employer/duplicate-job.ts";
import { fillPositions } from "../../commands/employer/fill-positions.ts";
import { moveJob } from "../../commands/employer/move-job.ts";
import { discardChanges, publishChanges, saveChanges } from "../../commands/employer/save-changes.ts";
import { saveBasics, saveDetails, savePay, saveQuestions } from "../../commands/employer/save-step.ts";
import { type HandlerContext, route } from "../../http/dispatch.ts";
import { employerOf } from "../../policies/employer.ts";
import { findWholeJob, requireJob } from "../../queries/employer-job.ts";
import { present, saved } from "./saved-listing.ts";

const MOVED = {
  submit: "Your job is published",
  abandon_payment: "Your job is a draft again",
  pause: "Your job is paused",
  resume: "Your job is published again",
  confirm: "Your job is confirmed",
  close: "Your job is closed",
  archive: "Your job is archived",
} as const satisfies Record<string, Words>;

type Context = HandlerContext<"POST employer/job/post">;

const author = ({ session }: Pick<Context, "session">) => ({
  actor: employerOf(session),
});

export const postJob = route("POST employer/job/post", ({ body }, context) =>
  saved(context, saveBasics(context.services, author(context), body)),
);

export const postSalary = route("POST employer/job/post-salary", ({ body }, context) =>
  saved(context, savePay(context.services, author(context), body)),
);

export const postDetail = route("POST employer/job/post-detail", ({ body }, context) =>
  saved(context, saveDetails(context.services, author(context), body)),
);

export const postQuestions = route("POST employer/job/post-job-question", ({ body }, context) =>
  saved(context, saveQuestions(context.services, author(context), body)),
);

export const saveJobChanges = route("POST employer/job/save-changes", ({ body }, context) =>
  saved(context, saveChanges(context.services, author(context), body)),
);

export const publishJobChanges = route("POST employer/job/publish-changes", ({ body }, context) =>
  saved(
    context,
    publishChanges(context.services, { ...author(context), ...body }),
    "Your changes are published" satisfies Words,
  ),
);

export const discardJobChanges = route("POST employer/job/discard-changes", ({ body }, context) =>
  saved(
    context,
    discardChanges(context.services, { ...author(context), ...body }),
    "Your changes are discarded" satisfies Words,
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
  return saved(context, moveJob(context.services, move), MOVED[body.action]);
});

export const changePositionStatus = route(
  "POST employer/job/change-position-status",
  async ({ body }, context) => {
    const filled = { ...author(context), id: body.id, positionsFilled: body.positions_filled };
    return saved(context, fillPositions(context.services, filled));
  },
);

export const repostJob = route("POST employer/job/duplicate", async ({ body }, context) => {
  const copy = { ...author(context), id: body.id, requestKey: body.request_key ?? null };
  return saved(context, duplicateJob(context.services, copy), "Draft created" satisfies Words);
});

export const getEmployerJob = route("GET employer/job/{id}", async ({ params }, { services, session }) => {
  const actor = employerOf(session);
  await requireJob(actor, "job.read", params.id);
  return await present(services, await findWholeJob(params.id));
});
