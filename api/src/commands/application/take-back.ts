import { QueryTypes, type Transaction } from "sequelize";
import { Application, ApplicationEvent, type ApplicationMove, Interview } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { lockOpenings } from "../employer/fill-openings.ts";

/**
 * Takes some applications of a move back to where they were. What somebody else has moved since then stays there. The history keeps both
 * steps as undone; candidates see neither.
 */
export async function takeBack(
  services: Services,
  move: ApplicationMove,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const openings = move.openingsFilled ?? {};
  const jobs = await lockOpenings(Object.keys(openings).map(Number), transaction);
  const applications = await Application.findAll({
    where: { id: [...ids] },
    attributes: ["id", "jobId", "status"],
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
  const steps = await ApplicationEvent.findAll({
    where: { applicationId: [...ids], telling: ["SHOWN", "HELD"] },
    attributes: ["id", "applicationId", "moveId", "fromStatus", "telling"],
    order: [["id", "ASC"]],
    transaction,
  });
  const latest = new Map(steps.map((step) => [step.applicationId, step]));
  const held = steps.filter(({ moveId, telling }) => moveId === move.id && telling === "HELD");
  // By their ids: by the move, the database may read every step of it for each slice.
  await ApplicationEvent.update(
    { telling: "UNDONE" },
    { where: { id: held.map(({ id }) => id), telling: "HELD" }, transaction },
  );
  await Interview.destroy({ where: { moveId: move.id, state: "HELD" }, transaction });
  const returning = applications.flatMap((application) => {
    const step = latest.get(application.id);
    return step?.moveId === move.id && step.fromStatus ? [{ application, to: step.fromStatus }] : [];
  });
  if (returning.length === 0) return;
  await note(services, move, returning, transaction);
  const at = services.now();
  for (const [to, group] of Map.groupBy(returning, (each) => each.to))
    await services.database.query(
      // Reopening keeps what the rejection said; rejecting wrote it.
      `UPDATE applications SET status = ?, updated_at = ?, viewed_at = IF(?, NULL, viewed_at),
         rejected_at = IF(?, NULL, rejected_at), reject_reason = IF(?, NULL, reject_reason) WHERE id IN (?)`,
      {
        replacements: [
          to,
          at,
          to === "APPLIED",
          move.action === "reject",
          move.action === "reject",
          group.map(({ application }) => application.id),
        ],
        type: QueryTypes.UPDATE,
        transaction,
      },
    );
  const back = Map.groupBy(returning, ({ application }) => application.jobId);
  for (const job of jobs) {
    const freed = Math.min(openings[job.id] ?? 0, back.get(job.id)?.length ?? 0);
    await job.update({ positionsFilled: Math.max(0, job.positionsFilled - freed) }, { transaction });
    openings[job.id] = (openings[job.id] ?? 0) - freed;
  }
  if (jobs.length > 0) move.openingsFilled = { ...openings };
  transaction.afterCommit(() => services.signals.send("application_moves"));
}

interface Returning {
  readonly application: Application;
  readonly to: Application["status"];
}

async function note(
  { database, now }: Services,
  { id, accountId }: ApplicationMove,
  returning: readonly Returning[],
  transaction: Transaction,
): Promise<void> {
  const at = now();
  const rows = returning.map(({ application, to }) => [
    ...[application.id, "employer", accountId, application.status, to, id, "UNDONE", at],
  ]);
  await database.query(
    `INSERT INTO application_events
       (application_id, actor, account_id, from_status, to_status, move_id, telling, created_at) VALUES ?`,
    { replacements: [rows], type: QueryTypes.INSERT, transaction },
  );
}
