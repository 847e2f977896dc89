import type { Transaction } from "sequelize";
import { isOver } from "../../lifecycles/application.ts";
import { Application, ApplicationEvent, type ApplicationMove, Interview } from "../../models/index.ts";
import { findCompanysApplications } from "../../queries/applicants.ts";
import type { Services } from "../../services.ts";
import { endInterviews, endOpenInterviews } from "../interview/end-interviews.ts";
import { tellHeld } from "../interview/offer-interview.ts";
import { notifyAll } from "../notify.ts";
import { toCandidate } from "./move-application.ts";

/**
 * Tells the candidates of some applications of a move that was held until now. Whoever has been moved on meanwhile is told of that
 * instead, unless somebody wrote to them. An interview that was offered with the move is told in its place.
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
    attributes: ["id", "candidateId", "status", "firstName", "lastName"],
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
  // Only what is told now has happened for the candidate: a rejection that is still held ends nothing that was agreed.
  const ended = events.filter(
    ({ applicationId, toStatus }) => isOver(toStatus) && byId.get(applicationId)?.status === toStatus,
  );
  await endInterviews(
    services,
    ended.map(({ applicationId }) => applicationId),
    transaction,
  );
  const held = await Interview.findAll({ where: { moveId: id, state: "HELD" }, transaction });
  const isTold = ({ applicationId }: Interview) => !isOver(byId.get(applicationId)?.status ?? "WITHDRAWN");
  const interviews = held.filter(isTold);
  for (const interview of held) if (!isTold(interview)) await interview.destroy({ transaction });
  await notifyAll(
    services,
    transaction,
    events.flatMap((event) => {
      const application = byId.get(event.applicationId);
      const job = jobs.get(event.applicationId);
      if (!application || !job || interviews.some((each) => each.applicationId === application.id)) return [];
      if (application.status !== event.toStatus && !event.message) return [];
      const key = `application:${application.id}:${event.id}`;
      return toCandidate(application, job, event.toStatus, event.message ?? "", key);
    }),
  );
  for (const interview of interviews) {
    const application = byId.get(interview.applicationId);
    const job = jobs.get(interview.applicationId);
    if (!application || !job?.company) continue;
    const message = events.find((event) => event.applicationId === application.id)?.message ?? "";
    const about = { application, job, company: job.company };
    // Whoever is invited anew is not asked about what was offered before.
    await endOpenInterviews(services, [application.id], transaction);
    await tellHeld(services, interview, { about, message }, transaction);
  }
  await ApplicationEvent.update({ telling: "SHOWN" }, { where, transaction });
}
