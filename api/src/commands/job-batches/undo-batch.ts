import { ApiError } from "../../errors/api-error.ts";
import type { Actor } from "../../policies/can.ts";
import { findBatch, permitBatch } from "../../queries/job-batches.ts";
import type { Services } from "../../services.ts";
import { queueBatch } from "./start-batch.ts";

/**
 * Stops a batch: listings that wait stay as they are, those that were changed are changed back by a worker, if nobody was told
 * of it.
 * @throws ApiError `not_found`, `conflict` if nothing is left to take back
 */
export async function undoBatch(
  services: Services,
  { actor, id, canUndo }: { readonly actor: Actor; readonly id: number; readonly canUndo: boolean },
): Promise<void> {
  const { database, now, signals } = services;
  const batch = await permitBatch(database, actor, await findBatch(database, id));
  if (batch.undoneAt !== null) return;
  if (!canUndo) throw new ApiError("conflict", "This cannot be taken back any more.");
  await database.transaction(async (transaction) => {
    await database.query("UPDATE job_batches SET undone_at = ? WHERE id = ? AND undone_at IS NULL", {
      replacements: [now(), id],
      transaction,
    });
    await database.query(
      "UPDATE job_batch_rows SET state = 'UNDONE' WHERE batch_id = ? AND state = 'WAITING'",
      { replacements: [id], transaction },
    );
    await queueBatch(services, id, null, transaction);
  });
  signals.send("job_batch_tasks");
}
