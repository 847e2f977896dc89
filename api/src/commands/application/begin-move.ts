import type { Received } from "@jobmap/contract";
import { UniqueConstraintError } from "sequelize";
import { notFound } from "../../errors/api-error.ts";
import { ApplicationMove } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import { chosenApplications } from "../../queries/chosen-applications.ts";
import { permitMove } from "../../queries/move-jobs.ts";
import type { Services } from "../../services.ts";
import { requireAhead } from "../interview/require-ahead.ts";
import { advanceMove, SLICE } from "./advance-move.ts";

/**
 * Moves chosen applications, whoever they are by now. A few are moved at once, many by the worker. A second move with the same key is the
 * first one.
 * @throws ApiError `not_found` if the actor sees none of them
 */
export async function beginMove(
  services: Services,
  actor: Employer,
  { key, selection, action, reason, message, interview }: Received<"POST employer/applicants/move">["body"],
): Promise<ApplicationMove> {
  const { id: accountId, companyId } = actor;
  const known = { where: { companyId, moveKey: key } };
  const made = await ApplicationMove.findOne(known);
  if (made) return await permitMove(services, actor, made);
  if (interview) requireAhead(interview.times, "interview.times", services.now());
  const applicationIds = await chosenApplications(actor, selection, services.now());
  if (applicationIds.length === 0) throw notFound("Application not found.");
  const at = services.now();
  const row = {
    companyId,
    accountId,
    moveKey: key,
    action,
    reason,
    message,
    ...(interview && { interview }),
    applicationIds,
  };
  const move = await ApplicationMove.create({ ...row, state: "MOVING", dueAt: at, createdAt: at }).catch(
    async (error: unknown) => {
      // Another press of the same button was faster.
      const first = error instanceof UniqueConstraintError && (await ApplicationMove.findOne(known));
      if (first) return await permitMove(services, actor, first);
      throw error;
    },
  );
  if (applicationIds.length <= SLICE) await advanceMove(services, move.id);
  else services.signals.send("held_moves");
  return await move.reload();
}
