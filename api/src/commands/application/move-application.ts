import type { Transaction } from "sequelize";
import { retried } from "../../import/write/retry.ts";
import {
  type ApplicationAction,
  applicationLifecycle,
  wasRejectedLately,
} from "../../lifecycles/application.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { Application, ApplicationEvent, type Job } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { notify } from "../notify.ts";
import { tellEmployers } from "../tell-employers.ts";

export interface ApplicationMove {
  readonly action: ApplicationAction;
  readonly by: "candidate" | "employer";
  readonly accountId: number;
  /** Kept for the company alone. */
  readonly reason?: string;
  /** Goes to the candidate with the news. */
  readonly message?: string;
}

/**
 * Moves one application in a transaction of its own.
 * @throws ApiError `illegal_transition`
 */
export async function moveApplication(
  services: Services,
  id: number,
  job: Job,
  move: ApplicationMove,
): Promise<Application> {
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      const application = await Application.findByPk(id, { transaction, lock: true, rejectOnEmpty: true });
      return await moveLockedApplication(services, application, job, move, transaction);
    }),
  );
}

/** The same for an application that is locked already: its new state, its history, and whom it is told. */
export async function moveLockedApplication(
  services: Services,
  application: Application,
  job: Job,
  { action, by, accountId, reason = "", message = "" }: ApplicationMove,
  transaction: Transaction,
): Promise<Application> {
  const now = services.now();
  const from = application.status;
  const { to, tells = [] } = take(applicationLifecycle, from, action, by, {
    rejected_lately: wasRejectedLately(application, now),
  });
  application.status = to;
  application.updatedAt = now;
  if (by === "employer") application.viewedAt ??= now;
  application.rejectedAt = to === "REJECTED" ? now : null;
  application.rejectReason = to === "REJECTED" ? reason || null : null;
  await application.save({ transaction });
  const event = await ApplicationEvent.create(
    {
      applicationId: application.id,
      actor: by,
      accountId,
      fromStatus: from,
      toStatus: to,
      message: message || null,
      createdAt: now,
    },
    { transaction },
  );
  if (tells.includes("candidate")) await tellCandidate(services, application, job, event, transaction);
  if (tells.includes("employer")) await tellOfWithdrawal(services, application, job, event, transaction);
  return application;
}

async function tellCandidate(
  services: Services,
  application: Application,
  job: Job,
  event: ApplicationEvent,
  transaction: Transaction,
): Promise<void> {
  const company = job.company?.name ?? "The employer";
  await notify(services, transaction, {
    accountId: application.candidateId,
    notice: {
      type: "application_moved",
      values: {
        job: job.title,
        company,
        applicationId: application.id,
        status: event.toStatus,
        message: event.message ?? "",
      },
    },
    dedupeKey: `application:${application.id}:${event.id}`,
  });
}

async function tellOfWithdrawal(
  services: Services,
  application: Application,
  job: Job,
  event: ApplicationEvent,
  transaction: Transaction,
): Promise<void> {
  await tellEmployers(services, job, transaction, {
    notice: {
      type: "application_withdrawn",
      values: {
        applicant: application.applicant,
        job: job.title,
        jobId: job.id,
        applicationId: application.id,
      },
    },
    dedupeKey: `application:${application.id}:${event.id}`,
  });
}
