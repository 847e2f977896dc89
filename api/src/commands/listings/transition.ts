import type { Actor, CloseReason, JobStatus } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { type JobAction, jobLifecycle } from "../../lifecycles/job.ts";
import { take, transitionOf } from "../../lifecycles/lifecycle.ts";
import type { Job } from "../../models/index.ts";
import { type Dated, findJobFacts } from "../../queries/job-facts.ts";
import type { Services } from "../../services.ts";
import { noteChange } from "../employer/edit-job.ts";

/**
 * The only code that writes `jobs.status`: the lifecycle decides what an action leads to, from facts that are looked up, and the
 * new state is written together with a history row.
 */

/** A listing that the caller has locked. */
export interface Listing extends Dated {
  readonly id: number;
  readonly status: JobStatus;
}

/** Who changes a listing: a person with an account, a schedule, or the source that it was imported from. */
export interface JobActor {
  readonly by: Actor;
  readonly accountId: number | null;
}

/** A change that the lifecycle allows. */
export interface StateChange {
  readonly jobId: number;
  readonly action: JobAction;
  readonly from: JobStatus;
  readonly to: JobStatus;
  /** Set only if the listing becomes CLOSED. */
  readonly closeReason: CloseReason | null;
}

type Given = Pick<Services, "database" | "now">;

/**
 * The change that an action causes now.
 * @throws ApiError `illegal_transition`
 */
export async function requireChange(
  services: Given,
  listing: Listing,
  action: JobAction,
  { by }: JobActor,
  transaction: Transaction,
): Promise<StateChange> {
  const facts = await findJobFacts(services, listing, transaction);
  const { to } = take(jobLifecycle, listing.status, action, by, facts);
  return { jobId: listing.id, action, from: listing.status, to, closeReason: null };
}

/** The same; undefined if the action is not allowed. */
export async function findChange(
  services: Given,
  listing: Listing,
  action: JobAction,
  { by }: JobActor,
  transaction: Transaction,
): Promise<StateChange | undefined> {
  const facts = await findJobFacts(services, listing, transaction);
  const found = transitionOf(jobLifecycle, listing.status, action, by, facts);
  return found && { jobId: listing.id, action, from: listing.status, to: found.to, closeReason: null };
}

/** Saves one loaded listing in its new state, with any other values that were set on it, and updates its place on the map. */
export async function changeListing(
  services: Services,
  job: Job,
  change: StateChange,
  actor: JobActor,
  transaction: Transaction,
): Promise<void> {
  job.status = change.to;
  if (change.closeReason) job.closeReason = change.closeReason;
  job.updatedAt = services.now();
  await job.save({ transaction });
  await addHistory(services, [change], actor, transaction);
  await noteChange(services, job.id, transaction);
}

/** Changes many listings: twelve thousand take as many statements as there are target states. The caller notes them for the map. */
export async function changeListings(
  services: Given,
  changes: readonly StateChange[],
  actor: JobActor,
  transaction: Transaction,
): Promise<void> {
  for (const group of Map.groupBy(changes, ({ to, closeReason }) => `${to} ${closeReason}`).values()) {
    const ids = group.map(({ jobId }) => jobId);
    const { to, closeReason } = group[0] ?? {};
    await services.database.query("UPDATE jobs SET status = ?, close_reason = ? WHERE id IN (?)", {
      replacements: [to, closeReason, ids],
      transaction,
    });
  }
  await addHistory(services, changes, actor, transaction);
}

async function addHistory(
  { database, now }: Given,
  changes: readonly StateChange[],
  { by, accountId }: JobActor,
  transaction: Transaction,
): Promise<void> {
  if (changes.length === 0) return;
  const at = now();
  const rows = changes.map(({ jobId, action, from, to, closeReason }) => [
    jobId,
    by,
    accountId,
    action,
    from,
    to,
    closeReason,
    at,
  ]);
  await database.query(
    `INSERT INTO job_events (job_id, actor, account_id, action, from_status, to_status, reason, created_at) VALUES ?`,
    { replacements: [rows], transaction },
  );
}
