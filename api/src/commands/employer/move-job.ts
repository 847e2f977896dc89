import type { CloseReason, EmployerJobAction } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { Job } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import { validThrough } from "../../policies/publishing.ts";
import { ROLES } from "../../policies/roles.ts";
import { contentOf } from "../../posting/job-content.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { answerAll } from "../application/answer-all.ts";
import { changeListing, findChange, type JobActor, requireChange } from "../listings/transition.ts";
import { tellEmployers } from "../tell-employers.ts";
import { recordFirstPublication } from "./edit-job.ts";
import { requireVersion, withLockedJob } from "./lock-job.ts";
import { newSlug } from "./make-draft.ts";
import { queueForAllowance, takeFromAllowance } from "./publishing-allowance.ts";
import { requirePublishable } from "./require-publishable.ts";
import { writeUnpublished } from "./save-changes.ts";

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
  return await withLockedJob(services, move, "job.move", async (job, transaction) => {
    requireVersion(job, move.version);
    await moveLocked(services, job, move, transaction);
    return await findWholeJob(job.id, transaction);
  });
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
    await tellEmployers(services, job, transaction, {
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
  const now = services.now();
  const { companyId } = job;
  const actor: JobActor = { by: ROLES[role].actsAs, accountId };
  const change = await requireChange(services, job, action, actor, transaction);
  const { to } = change;
  if (to === "PUBLISHED") {
    if (!job.firstPublishedAt) await queueForAllowance(companyId, transaction);
    const whole = await findWholeJob(job.id, transaction);
    // A draft is published with its latest changes; changes of a paused listing wait until they are published.
    const content = action === "submit" ? await writeUnpublished(job, whole, transaction) : contentOf(whole);
    requirePublishable(whole, content, now);
    if (action === "submit") job.set({ version: job.version + 1 });
    job.lastConfirmedAt = now;
    job.confirmAskedAt = null;
    job.validThrough = job.firstPublishedAt ? job.validThrough : validThrough(job.applicationDeadline, now);
    if (!job.firstPublishedAt) {
      await takeFromAllowance(services, companyId, transaction);
      // A draft is created at the first letter typed, so its slug is rebuilt from the title it is published with.
      job.slug = newSlug(job.title);
      await recordFirstPublication(services, job.id, transaction);
    }
    job.firstPublishedAt ??= now;
  }
  const reason = to === "CLOSED" ? (closeReason ?? "CANCELLED") : null;
  await changeListing(services, job, { ...change, closeReason: reason }, actor, transaction);
  if (to === "CLOSED") await answerAll(services, job, transaction);
}
