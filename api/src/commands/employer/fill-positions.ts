import { ApiError } from "../../errors/api-error.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { withLockedJob } from "./lock-job.ts";
import { type Move, moveLocked } from "./move-job.ts";

/**
 * Sets how many of a listing's openings are filled. Filling the last one closes a listing that is public or paused.
 * @throws ApiError `not_found`, or `invalid_input` for more than there are
 */
export async function fillPositions(
  services: Services,
  { positionsFilled, ...who }: Pick<Move, "id" | "actor"> & { positionsFilled: number },
): Promise<WholeJob> {
  return await withLockedJob(services, who, "job.move", async (job, transaction) => {
    const openings = job.openings ?? 1;
    if (positionsFilled > openings) {
      const message = `This job has ${openings} ${openings === 1 ? "opening" : "openings"}.`;
      throw new ApiError("invalid_input", message, { positions_filled: message });
    }
    job.positionsFilled = positionsFilled;
    job.updatedAt = services.now();
    await job.save({ transaction });
    if (positionsFilled === openings && (job.status === "PUBLISHED" || job.status === "PAUSED"))
      await moveLocked(services, job, { ...who, action: "close", closeReason: "FILLED" }, transaction);
    return await findWholeJob(job.id, transaction);
  });
}
