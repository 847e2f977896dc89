import type { Transaction } from "sequelize";
import { Application, ApplicationEvent, type ApplicationMove } from "../../models/index.ts";
import { findCompanysApplications } from "../../queries/applicants.ts";
import type { Services } from "../../services.ts";
import { notifyAll } from "../notify.ts";
import { toCandidate } from "./move-application.ts";

/**
 * Tells the candidates of some applications of a move that was held until now. Whoever has been moved on meanwhile is told of that
 * instead, unless somebody wrote to them.
 */
export async function tellMoved(
  services: Services,
  { id, companyId }: ApplicationMove,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  // Locked, so that nobody withdraws or moves on while they are told.
  const applications = await Application.findAll({
    where: { id: [...ids] },
    attributes: ["id", "candidateId", "status"],
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
  const where = { moveId: id, applicationId: [...ids], telling: "HELD" as const };
  const events = await ApplicationEvent.findAll({ where, transaction });
  const jobs = new Map(
    (await findCompanysApplications(companyId, ids, transaction)).map((target) => [target.id, target.job]),
  );
  const byId = new Map(applications.map((application) => [application.id, application]));
  await notifyAll(
    services,
    transaction,
    events.flatMap((event) => {
      const application = byId.get(event.applicationId);
      const job = jobs.get(event.applicationId);
      if (!application || !job) return [];
      if (application.status !== event.toStatus && !event.message) return [];
      const key = `application:${application.id}:${event.id}`;
      return toCandidate(application, job, event.toStatus, event.message ?? "", key);
    }),
  );
  await ApplicationEvent.update({ telling: "SHOWN" }, { where, transaction });
}
