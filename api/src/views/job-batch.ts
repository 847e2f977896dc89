import type { JobBatch } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { Actor } from "../policies/can.ts";
import { isRevocable } from "../policies/job-batch.ts";
import { findBatch, findBatchResults, permitBatch, type StoredBatch } from "../queries/job-batches.ts";
import type { Services } from "../services.ts";

/** For how long a change of many listings can be taken back. */
const UNDO_MS = DAY_MS;

/**
 * A change of many listings, and how far it has come.
 * @throws ApiError `not_found`
 */
export async function jobBatchView(
  { database, now }: Pick<Services, "database" | "now">,
  actor: Actor,
  id: number,
): Promise<JobBatch> {
  const batch = await permitBatch(database, actor, await findBatch(database, id));
  const { counts: found, problems } = await findBatchResults(database, id);
  const count = (state: Parameters<typeof found.get>[0]) => found.get(state) ?? 0;
  const counts = {
    waiting: count("WAITING"),
    done: count("DONE"),
    same: count("SAME"),
    refused: count("REFUSED"),
    undone: count("UNDONE"),
    kept: count("KEPT"),
  };
  const open = counts.waiting + (isRevocable(batch.change) ? counts.done : 0);
  return {
    id,
    change: batch.change,
    state: stateOf(batch, counts, now()),
    starts_at: batch.startsAt.toISOString(),
    total: [...found.values()].reduce((sum, n) => sum + n, 0),
    counts,
    can_undo: batch.undoneAt === null && open > 0 && now().getTime() - batch.createdAt.getTime() < UNDO_MS,
    problems,
  };
}

function stateOf(batch: StoredBatch, { waiting, done }: JobBatch["counts"], now: Date): JobBatch["state"] {
  if (batch.undoneAt !== null) return isRevocable(batch.change) && done > 0 ? "UNDOING" : "UNDONE";
  if (waiting === 0) return "DONE";
  return batch.startsAt > now ? "SCHEDULED" : "RUNNING";
}
