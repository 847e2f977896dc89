import type { Words } from "@jobmap/contract/words";
import { ApiError } from "../../errors/api-error.ts";
import { type HandlerContext, reply } from "../../http/dispatch.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { presentEmployerJob } from "../../presenters/employer-job.ts";
import { countByJob, findWholeJob, requireJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";

const SAVED: Words = "Saved";

type Context = HandlerContext<"POST employer/job/post">;

/** A listing for its employer. */
export async function present({ database, now }: Services, whole: WholeJob) {
  const counts = await countByJob(database, [whole.job.id]);
  return presentEmployerJob(whole, counts(whole.job.id), now());
}

/**
 * Responds with the listing as saved. If the listing was changed meanwhile, the request is refused and the response contains the
 * stored version.
 */
export async function saved(
  context: Pick<Context, "services" | "session">,
  saving: Promise<WholeJob>,
  message = SAVED,
) {
  const { services, session } = context;
  try {
    return reply(await present(services, await saving), { message });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "changed_elsewhere") throw error;
    const id = Number(error.fields?.["id"]);
    await requireJob(session.account, "job.read", id);
    throw error.with(await present(services, await findWholeJob(id)));
  }
}
