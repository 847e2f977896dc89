import type { JobBatchAction, JobBatchChange, JobContent } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Job } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import { contentOf } from "../../posting/job-content.ts";
import { raisedBy } from "../../posting/raise-pay.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { editLocked, noteChange } from "../employer/edit-job.ts";
import { requireEditable } from "../employer/lock-job.ts";
import { moveLocked } from "../employer/move-job.ts";
import { differing, only } from "../employer/same-content.ts";

/** What it takes to take back what a batch did to a listing. */
export type Before =
  | { readonly kind: "move"; readonly action: JobBatchAction }
  | {
      readonly kind: "confirm";
      readonly confirmedAt: string;
      readonly lastConfirmedAt: string | null;
      readonly confirmAskedAt: string | null;
    }
  | { readonly kind: "content"; readonly version: number; readonly content: Partial<JobContent> };

/** The action that takes another back, where nobody was told of it. */
const OPPOSITE: Partial<Record<JobBatchAction, JobBatchAction>> = { pause: "resume", resume: "pause" };

interface Changed {
  /** Null if the listing was so already. */
  readonly before: Before | null;
}

/**
 * Changes one locked listing, by the same rules as if it were the only one.
 * @throws ApiError for a listing that cannot be changed so
 */
export async function changeJob(
  services: Services,
  job: Job,
  { actor, change }: { readonly actor: Employer; readonly change: JobBatchChange },
  transaction: Transaction,
): Promise<Changed> {
  if (change.kind === "move") {
    const { action, close_reason: closeReason } = change;
    const { lastConfirmedAt, confirmAskedAt } = job;
    await moveLocked(services, job, { id: job.id, actor, action, closeReason }, transaction);
    if (action !== "confirm") return { before: { kind: "move", action } };
    return {
      before: {
        kind: "confirm",
        confirmedAt: job.lastConfirmedAt?.toISOString() ?? "",
        lastConfirmedAt: lastConfirmedAt?.toISOString() ?? null,
        confirmAskedAt: confirmAskedAt?.toISOString() ?? null,
      },
    };
  }
  requireEditable(job);
  const whole = await findWholeJob(job.id, transaction);
  const stored = contentOf(whole);
  const changes = differing(contentFor(change, stored), stored);
  if (Object.keys(changes).length === 0) return { before: null };
  refuseUnpublished(whole, changes);
  await editLocked(services, whole, job, { actor, changes }, transaction);
  const content = only(stored, Object.keys(changes));
  return { before: { kind: "content", version: job.version, content } };
}

/**
 * Takes back what a batch did to a locked listing.
 * @throws ApiError if it was changed again since, or may not be taken back
 */
export async function changeJobBack(
  services: Services,
  job: Job,
  { actor, before }: { readonly actor: Employer; readonly before: Before },
  transaction: Transaction,
): Promise<void> {
  if (before.kind === "move") {
    const action = OPPOSITE[before.action];
    if (!action) throw new ApiError("illegal_transition", "This cannot be taken back.");
    return await moveLocked(services, job, { id: job.id, actor, action }, transaction);
  }
  if (before.kind === "confirm") {
    if (job.lastConfirmedAt?.toISOString() !== before.confirmedAt) throw changedSince();
    job.set({
      lastConfirmedAt: dateOf(before.lastConfirmedAt),
      confirmAskedAt: dateOf(before.confirmAskedAt),
    });
    await job.save({ transaction });
    return await noteChange(services, job.id, transaction);
  }
  if (job.version !== before.version) throw changedSince();
  requireEditable(job);
  const whole = await findWholeJob(job.id, transaction);
  await editLocked(services, whole, job, { actor, changes: before.content }, transaction);
}

const changedSince = () =>
  new ApiError("changed_elsewhere", "It was changed again since, so it was left as it is.");
const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** What a change makes of a listing's content. @throws ApiError for pay that it does not fit */
function contentFor(
  change: Exclude<JobBatchChange, { kind: "move" }>,
  { base_salary }: JobContent,
): Partial<JobContent> {
  if (change.kind === "set_pay") return { base_salary: change.base_salary };
  if (change.kind === "change") return contentOfHow(change.content);
  if (base_salary === null) throw new ApiError("invalid_input", "It states no pay.");
  return { base_salary: raisedBy(base_salary, change) };
}

/** How people apply is one thing: the address that does not belong to it goes. */
function contentOfHow(content: Extract<JobBatchChange, { kind: "change" }>["content"]): Partial<JobContent> {
  const { apply_kind: kind, apply_url, apply_email, ...rest } = content;
  if (kind === undefined) return rest;
  return {
    ...rest,
    apply_kind: kind,
    apply_url: kind === "URL" ? (apply_url ?? null) : null,
    apply_email: kind === "EMAIL" ? (apply_email ?? null) : null,
  };
}

/** What somebody has typed and not published yet is not written over. */
function refuseUnpublished({ changes }: WholeJob, touched: Partial<JobContent>): void {
  if (Object.keys(touched).some((key) => key in changes))
    throw new ApiError(
      "conflict",
      "It has unpublished changes to the same fields. Publish or discard them first.",
    );
}
