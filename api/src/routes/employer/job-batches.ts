import { startBatch } from "../../commands/job-batches/start-batch.ts";
import { undoBatch } from "../../commands/job-batches/undo-batch.ts";
import { route } from "../../http/dispatch.ts";
import { employerOf } from "../../policies/employer.ts";
import { jobBatchView } from "../../views/job-batch.ts";

export const startJobBatch = route(
  "POST employer/job-batch/start",
  async ({ body }, { services, session }) => {
    const actor = employerOf(session);
    const { request_key: requestKey, selection, change } = body;
    const id = await startBatch(services, { actor, requestKey, selection, change });
    return await jobBatchView(services, actor, id);
  },
);

export const getJobBatch = route("GET employer/job-batch/{id}", ({ params }, { services, session }) =>
  jobBatchView(services, employerOf(session), params.id),
);

export const undoJobBatch = route("POST employer/job-batch/undo", async ({ body }, { services, session }) => {
  const actor = employerOf(session);
  const { can_undo: canUndo } = await jobBatchView(services, actor, body.id);
  await undoBatch(services, { actor, id: body.id, canUndo });
  return await jobBatchView(services, actor, body.id);
});
