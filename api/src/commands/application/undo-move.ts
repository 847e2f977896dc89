import { ApiError } from "../../errors/api-error.ts";
import { ApplicationMove } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import { permitMove } from "../../queries/move-jobs.ts";
import type { Services } from "../../services.ts";
import { advanceMove, SLICE } from "./advance-move.ts";

/**
 * Takes a move back that no candidate has been told of, whoever of the company made it. A second press does nothing more.
 * @throws ApiError `not_found`, `conflict` once candidates have been told
 */
export async function undoMove(services: Services, actor: Actor, id: number): Promise<ApplicationMove> {
  const move = await services.database.transaction(async (transaction) => {
    const found = await ApplicationMove.findByPk(id, { transaction, lock: true });
    const own = await permitMove(services, actor, found, transaction);
    if (own.state === "UNDOING" || own.state === "UNDONE") return own;
    if (own.state !== "MOVING" && own.state !== "HELD")
      throw new ApiError("conflict", "The candidates have been told already.");
    return await own.update({ state: "UNDOING", handled: 0, dueAt: services.now() }, { transaction });
  });
  if (move.applicationIds.length <= SLICE) await advanceMove(services, id);
  else services.signals.send("held_moves");
  return await move.reload();
}
