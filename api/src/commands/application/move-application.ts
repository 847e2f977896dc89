import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import {
  type ApplicationAction,
  applicationLifecycle,
  isOver,
  wasRejectedLately,
} from "../../lifecycles/application.ts";
import { take } from "../../lifecycles/lifecycle.ts";
import { Application, ApplicationEvent, type Job } from "../../models/index.ts";
import { contactOf } from "../../policies/contact.ts";
import type { Services } from "../../services.ts";
import { type FilledJob, fillOpenings, lockOpenings } from "../employer/fill-openings.ts";
import { endInterviews } from "../interview/end-interviews.ts";
import { type NotificationToSend, notifyAll } from "../notify.ts";
import { tellEmployers } from "../tell-employers.ts";
import { type Filled, fillMessage } from "./fill-message.ts";

export interface ApplicationMove {
  readonly action: ApplicationAction;
  readonly by: "candidate" | "employer";
  /** Null once it was erased. */
  readonly accountId: number | null;
  /** Visible to the company only. */
  readonly reason?: string;
  /** Sent to the candidate with the notification, its placeholders filled in. */
  readonly message?: string;
  /** The move of several applications that this is a slice of: its candidates are told later, by `tell-moved.ts`. */
  readonly heldBy?: number;
}

/** An application and its job, with the company loaded. */
export interface ToMove {
  readonly id: number;
  readonly job: Job;
}

export interface MoveResult {
  readonly moved: number;
  /** By listing, how many openings were filled. */
  readonly openingsFilled: ReadonlyMap<number, number>;
  /** Applications that cannot be moved that way now. */
  readonly refused: readonly RefusedMove[];
  /** Listings whose last opening was filled by the move. */
  readonly filled: readonly FilledJob[];
}

export interface RefusedMove {
  readonly id: number;
  readonly error: ApiError;
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
): Promise<void> {
  const { refused } = await moveApplications(services, [{ id, job }], move);
  if (refused[0]) throw refused[0].error;
}

/**
 * Moves all applications that can be moved, in one transaction: new states, history and notifications. Two hundred take as many
 * statements as one. Each hired candidate fills an opening of the listing.
 */
export async function moveApplications(
  services: Services,
  targets: readonly ToMove[],
  move: ApplicationMove,
): Promise<MoveResult> {
  return await retried(() =>
    services.database.transaction((transaction) => moveWithin(services, targets, move, transaction)),
  );
}

/** The same in the caller's transaction. */
export async function moveWithin(
  services: Services,
  targets: readonly ToMove[],
  move: ApplicationMove,
  transaction: Transaction,
): Promise<MoveResult> {
  const jobs = new Map(targets.map(({ id, job }) => [id, job]));
  const openings =
    move.action === "hire"
      ? await lockOpenings(
          targets.map(({ job }) => job.id),
          transaction,
        )
      : [];
  const applications = await Application.findAll({
    where: { id: [...jobs.keys()] },
    attributes: ["id", "candidateId", "status", "firstName", "lastName", "rejectedAt"],
    // Every transaction that locks several applications uses this order, so that no two deadlock.
    order: [["id", "ASC"]],
    transaction,
    lock: true,
  });
  if (move.by === "candidate") await forgetUntold(applications, transaction);
  const now = services.now();
  const refused: RefusedMove[] = [];
  const steps = applications.flatMap((application): Step[] => {
    const job = jobs.get(application.id);
    if (!job) return [];
    try {
      const { to, tells = [] } = take(applicationLifecycle, application.status, move.action, move.by, {
        rejected_lately: wasRejectedLately(application, now),
      });
      return [{ application, job, to, tells }];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.push({ id: application.id, error });
      return [];
    }
  });
  if (steps.length > 0) await write(services, steps, move, transaction);
  const hired = Map.groupBy(steps, ({ job }) => job.id);
  const before = new Map(openings.map((job) => [job.id, job.positionsFilled]));
  const filled = await fillOpenings(
    openings,
    new Map([...hired].map(([id, { length }]) => [id, length])),
    transaction,
  );
  transaction.afterCommit(() => services.signals.send("application_moves"));
  return {
    moved: steps.length,
    refused,
    filled,
    openingsFilled: new Map(openings.map((job) => [job.id, job.positionsFilled - (before.get(job.id) ?? 0)])),
  };
}

/** What a candidate has not been told of yet has not happened for them: whoever withdraws meanwhile is never told. */
async function forgetUntold(applications: readonly Application[], transaction: Transaction): Promise<void> {
  const held = await ApplicationEvent.findAll({
    where: { applicationId: applications.map(({ id }) => id), telling: "HELD" },
    order: [["id", "DESC"]],
    transaction,
  });
  for (const event of held) {
    await event.update({ telling: "UNDONE" }, { transaction });
    const application = applications.find(({ id }) => id === event.applicationId);
    if (application && event.fromStatus) application.status = event.fromStatus;
  }
}

interface Step {
  readonly application: Application;
  readonly job: Job;
  readonly to: Application["status"];
  readonly tells: readonly string[];
}

async function write(
  services: Services,
  steps: readonly Step[],
  move: ApplicationMove,
  transaction: Transaction,
): Promise<void> {
  const filled = await fillMessage({ message: move.message ?? "", accountId: move.accountId }, transaction);
  const events = await addToHistory(services, steps, { ...move, filled }, transaction);
  const now = services.now();
  for (const [to, group] of Map.groupBy(steps, (step) => step.to))
    await services.database.query(
      // The day and the reason of a rejection stay after it was reopened: that may be undone.
      `UPDATE applications SET status = ?, updated_at = ?,
         rejected_at = IF(?, ?, rejected_at), reject_reason = IF(?, ?, reject_reason),
         viewed_at = IF(?, COALESCE(viewed_at, ?), viewed_at) WHERE id IN (?)`,
      {
        replacements: [
          to,
          now,
          to === "REJECTED",
          now,
          to === "REJECTED",
          move.reason || null,
          move.by !== "candidate",
          now,
          group.map(({ application }) => application.id),
        ],
        type: QueryTypes.UPDATE,
        transaction,
      },
    );
  if (move.heldBy !== undefined) return;
  const over = steps.filter(({ to }) => isOver(to)).map(({ application }) => application.id);
  await endInterviews(services, over, transaction);
  const key = (id: number) => `application:${id}:${events.get(id)}`;
  await notifyAll(
    services,
    transaction,
    steps
      .filter(({ tells }) => tells.includes("candidate"))
      .map(({ application, job, to }) =>
        toCandidate(application, job, to, filled(application, job), key(application.id)),
      ),
  );
  for (const { application, job, tells } of steps)
    if (tells.includes("employer"))
      await tellOfWithdrawal(services, application, job, key(application.id), transaction);
}

/** @returns the id of each application's new event */
async function addToHistory(
  { database, now }: Services,
  steps: readonly Step[],
  { by, accountId, filled, heldBy }: ApplicationMove & { readonly filled: Filled },
  transaction: Transaction,
): Promise<Map<number, number>> {
  const rows = steps.map(({ application, job, to }) => [
    application.id,
    by,
    accountId,
    application.status,
    to,
    filled(application, job) || null,
    heldBy ?? null,
    heldBy === undefined ? "SHOWN" : "HELD",
    now(),
  ]);
  await database.query(
    `INSERT INTO application_events
       (application_id, actor, account_id, from_status, to_status, message, move_id, telling, created_at) VALUES ?`,
    { replacements: [rows], type: QueryTypes.INSERT, transaction },
  );
  // The applications are locked, so their latest events are those just written.
  const latest = await database.query<{ application_id: number; id: number }>(
    "SELECT application_id, MAX(id) AS id FROM application_events WHERE application_id IN (?) GROUP BY application_id",
    {
      replacements: [steps.map(({ application }) => application.id)],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return new Map(latest.map((row) => [row.application_id, row.id]));
}

/** What a candidate is told of a move. Needs the job's company. */
export function toCandidate(
  application: Pick<Application, "id" | "candidateId">,
  job: Job,
  status: Application["status"],
  message: string,
  dedupeKey: string,
): NotificationToSend {
  const { company } = job;
  if (!company) throw new Error(`Job ${job.id} was loaded without its company.`);
  const notification = {
    type: "application_moved" as const,
    values: { job: job.title, company: company.name, applicationId: application.id, status, message },
  };
  return {
    accountId: application.candidateId,
    notification,
    dedupeKey,
    mail: ({ unsubscribeKey }) => ({
      template: "application-moved",
      values: { notice: notification, contact: contactOf(company), unsubscribeKey },
    }),
  };
}

async function tellOfWithdrawal(
  services: Services,
  application: Application,
  job: Job,
  dedupeKey: string,
  transaction: Transaction,
): Promise<void> {
  await tellEmployers(services, { companyId: job.companyId, job: job.id }, transaction, {
    notification: {
      type: "application_withdrawn",
      values: {
        applicant: application.applicant,
        job: job.title,
        jobId: job.id,
        applicationId: application.id,
      },
    },
    dedupeKey,
  });
}
