import { QueryTypes, type Transaction } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import type { ApplicationMove } from "../models/index.ts";
import { type Actor, can } from "../policies/can.ts";
import type { Services } from "../services.ts";

/**
 * A move of several applications, for an actor who may read and undo it: they see the jobs of all of its applications.
 * @throws ApiError `not_found`
 */
export async function permitMove(
  { database }: Pick<Services, "database">,
  actor: Actor,
  move: ApplicationMove | null,
  transaction: Transaction | null = null,
): Promise<ApplicationMove> {
  if (!move) throw notFound("Move not found.");
  const { companyId, applicationIds } = move;
  // Whoever sees all jobs need not know which they are.
  const rows =
    actor.jobs === "all" || applicationIds.length === 0
      ? []
      : await database.query<{ job_id: number }>("SELECT DISTINCT job_id FROM applications WHERE id IN (?)", {
          replacements: [applicationIds],
          type: QueryTypes.SELECT,
          transaction,
        });
  const jobIds = rows.map(({ job_id }) => job_id);
  if (!can(actor, "application_move.change", { companyId, jobIds })) throw notFound("Move not found.");
  return move;
}
