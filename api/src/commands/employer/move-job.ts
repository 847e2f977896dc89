import type { CloseReason, EmployerJobAction } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Job } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import { ROLES } from "../../policies/roles.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import { requireFreePlan } from "../../queries/plans.ts";
import type { Services } from "../../services.ts";
import { answerAll } from "../application/answer-all.ts";
import { changeListing, findChange, type JobActor, requireChange } from "../listings/transition.ts";
import { giveUpPayment } from "../payment/give-up-payment.ts";
import { requireUndisputed } from "../payment/require-undisputed.ts";
import { tellEmployers } from "../tell-employers.ts";
import { completeContent, setPublic } from "./go-public.ts";
import { requireVersion, withLockedJob } from "./lock-job.ts";
import { queueForAllowance, takeFromAllowance } from "./publishing-allowance.ts";

const CLOCK: JobActor = { by: "system", accountId: null };

export interface Move {
  readonly id: number;
  readonly actor: Actor;
  readonly action: EmployerJobAction;
  readonly closeReason?: CloseReason | undefined;
  /** Version of the listing that the action is meant for; without it any version is accepted. */
  readonly version?: number | undefined;
}

/**
 * Performs an employer's action on a listing: its new state, the dates that go with it and its history, in one transaction.
 * @throws ApiError `not_found`, `changed_elsewhere`, `illegal_transition`, `publishing_limit`, or `invalid_input` when it cannot
 * be published as it is
 */
export async function moveJob(services: Services, move: Move): Promise<WholeJob> {
  if (move.action === "abandon_payment") return await giveUpPaymentOf(services, move);
  return await withLockedJob(services, move, "job.move", async (job, transaction) => {
    requireVersion(job, move.version);
    await moveLocked(services, job, move, transaction);
    return await findWholeJob(job.id, transaction);
  });
}

/** The payment that a listing waits for is given up, for all listings that wait for it: the provider is told first. */
async function giveUpPaymentOf(services: Services, { id, actor, version }: Move): Promise<WholeJob> {
  const job = permit(actor, "job.move", await Job.findByPk(id), "Job not found.");
  requireVersion(job, version);
  if (job.status !== "PENDING_PAYMENT" || job.paymentId === null)
    throw new ApiError("illegal_transition", "This job does not wait for a payment.");
  await giveUpPayment(services, actor, job.paymentId);
  return await findWholeJob(id);
}

/**
 * Scheduled changes of a listing: ends it, or pauses it because its employer did not confirm it. Does nothing if its state has
 * changed meanwhile.
 */
export async function moveBySystem(
  services: Services,
  id: number,
  action: "expire" | "pause",
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const job = await Job.findByPk(id, { transaction, lock: true });
    const change = job && (await findChange(services, job, action, CLOCK, transaction));
    if (!change) return;
    await changeListing(services, job, change, CLOCK, transaction);
    await tellEmployers(services, { companyId: job.companyId, job: job.id }, transaction, {
      notification: {
        type: "job_stopped",
        values: { job: job.title, jobId: job.id, why: action === "expire" ? "EXPIRED" : "UNCONFIRMED" },
      },
      dedupeKey: `job:${job.id}:${action}:${services.now().toISOString().slice(0, 10)}`,
    });
  });
}

/** An employer's action on a listing that is already locked. */
export async function moveLocked(
  services: Services,
  job: Job,
  { actor: { id: accountId, role }, action, closeReason }: Move,
  transaction: Transaction,
): Promise<void> {
  const { companyId } = job;
  const actor: JobActor = { by: ROLES[role].actsAs, accountId };
  const change = await requireChange(services, job, action, actor, transaction);
  const { to } = change;
  if (to === "PUBLISHED") {
    if (!job.firstPublishedAt) {
      await queueForAllowance(companyId, transaction);
      const { code, durationDays } = await requireFreePlan(transaction);
      job.set({ plan: code, durationDays, paymentId: null, isFeatured: false });
    }
    await requireUndisputed(job, transaction);
    await completeContent(services, job, transaction);
    if (!job.firstPublishedAt) await takeFromAllowance(services, companyId, transaction);
    await setPublic(services, job, transaction);
  }
  const reason = to === "CLOSED" ? (closeReason ?? "CANCELLED") : null;
  await changeListing(services, job, { ...change, closeReason: reason }, actor, transaction);
  if (to === "CLOSED") await answerAll(services, job, transaction);
}
