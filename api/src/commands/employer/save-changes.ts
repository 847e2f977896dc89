import {
  JOB_CONTENT_KEYS,
  type JobChanges,
  type JobContent,
  type JobContentKey,
  type JobDraft,
  type Received,
} from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Job } from "../../models/index.ts";
import { contentOf } from "../../posting/job-content.ts";
import { type Settled, settle } from "../../posting/settle.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { keepUnpublished, markEdited } from "./edit-job.ts";
import { type Editing, requireVersion, withJobToEdit } from "./lock-job.ts";
import { makeDraft } from "./make-draft.ts";
import { prepareChanges } from "./prepare-changes.ts";
import { refuseBlocked, requirePublishable } from "./require-publishable.ts";
import { differing, only, without } from "./same-content.ts";
import type { Author } from "./save-step.ts";
import { writeContent } from "./write-content.ts";

/**
 * Saves an employer's edits. For a draft, complete fields become part of it and the rest is stored beside it; for a published or
 * paused listing all are stored beside it, and only the employer sees them until they are published. Without an id it creates a
 * draft.
 * @throws ApiError as `withJobToEdit` and `prepareChanges`
 */
export async function saveChanges(
  services: Services,
  author: Author,
  { id, request_key, version, ...changes }: Received<"POST employer/job/save-changes">["body"],
): Promise<WholeJob> {
  if (id === undefined)
    return await createDraft(services, { ...author, requestKey: request_key ?? null }, changes);
  return await keepChanges(services, { ...author, id, version }, await prepareChanges(services, changes));
}

/** What else is written in the transaction that saves a draft. */
type Further = (saved: WholeJob, transaction: Transaction) => Promise<void>;

/** A draft with these fields, or the one that the same request created before. */
export async function createDraft(
  services: Services,
  { requestKey, ...author }: Author & { readonly requestKey: string | null },
  changes: JobChanges,
  further?: Further,
): Promise<WholeJob> {
  const prepared = await prepareChanges(services, changes);
  const blank = { title: "", locationType: "ONSITE" } as const;
  const draft = await makeDraft(services, { ...author, ...blank, requestKey });
  return await keepChanges(services, { ...author, id: draft.id }, prepared, further);
}

async function keepChanges(
  services: Services,
  editing: Editing,
  prepared: JobChanges,
  further?: Further,
): Promise<WholeJob> {
  return await withJobToEdit(services, editing, async (job, transaction) => {
    // The response to the request that created a draft may have been lost: what it saved comes from the same form. Later
    // versions do not.
    if (editing.version === undefined) requireVersion(job, Math.min(job.version, 1));
    const whole = await findWholeJob(job.id, transaction);
    const stored = contentOf(whole);
    // A repeated request, for example after a lost response, creates no new version.
    if (Object.keys(differing(prepared, { ...stored, ...whole.changes })).length === 0) return whole;
    const unpublished = { ...whole.changes, ...prepared };
    if (job.status === "DRAFT") {
      await keepInDraft(job, stored, unpublished, transaction);
      await markEdited(services, job, editing, transaction);
      await further?.(await findWholeJob(job.id, transaction), transaction);
    } else {
      await keepUnpublished(job, changesOf(stored, unpublished), transaction);
      await markUnpublished(services, job, editing, transaction);
    }
    return await findWholeJob(job.id, transaction);
  });
}

/**
 * Publishes the changes of a listing, all at once.
 * @throws ApiError as `withJobToEdit`, and `invalid_input` when they are incomplete or break a rule
 */
export async function publishChanges(services: Services, editing: Editing): Promise<WholeJob> {
  return await withJobToEdit(services, editing, async (job, transaction) => {
    refuseDraft(job);
    const whole = await findWholeJob(job.id, transaction);
    const content = await writeUnpublished(job, whole, transaction);
    requirePublishable(whole, content, services.now());
    await markEdited(services, job, editing, transaction);
    return await findWholeJob(job.id, transaction);
  });
}

/**
 * Discards the changes of a published listing.
 * @throws ApiError as `withJobToEdit`
 */
export async function discardChanges(services: Services, editing: Editing): Promise<WholeJob> {
  return await withJobToEdit(services, editing, async (job, transaction) => {
    refuseDraft(job);
    await keepUnpublished(job, {}, transaction);
    await markUnpublished(services, job, editing, transaction);
    return await findWholeJob(job.id, transaction);
  });
}

/** A draft has no published version: it is published whole, by the action `submit`. */
function refuseDraft({ status }: Job): void {
  if (status === "DRAFT")
    throw new ApiError("illegal_transition", "This job is a draft and has not been published yet.");
}

/**
 * Merges the changes into the listing. @returns its content now
 * @throws ApiError `invalid_input` for incomplete ones
 */
export async function writeUnpublished(
  job: Job,
  whole: WholeJob,
  transaction: Transaction,
): Promise<JobContent> {
  const stored = contentOf(whole);
  const { content, checks } = settled(stored, whole.changes);
  refuseBlocked(checks);
  await writeContent(job, differing(only(content, namedIn(whole.changes)), stored), transaction);
  await keepUnpublished(job, {}, transaction);
  return content;
}

/** Writes complete fields into the draft. Skills wait: a half-typed word would become a skill that other listings use too. */
export async function keepInDraft(
  job: Job,
  stored: JobContent,
  changes: JobChanges,
  transaction: Transaction,
): Promise<void> {
  const { content, unfinished } = settled(stored, changes);
  const finished = namedIn(changes).filter((key) => key !== "skills" && !unfinished.has(key));
  await writeContent(job, differing(only(content, finished), stored), transaction);
  await keepUnpublished(job, differing(without(changes, finished), stored), transaction);
}

/** The fields that differ from the published ones, in spelling or in meaning. */
function changesOf(stored: JobContent, changes: JobChanges): JobChanges {
  const { content, checks } = settled(stored, changes);
  const unfinished = checks.map(({ field }) => field);
  const other = new Set([...Object.keys(differing(content, stored)), ...unfinished]);
  return only(differing(changes, stored), [...other]);
}

function settled(stored: JobContent, changes: JobChanges): Settled {
  const draft: JobDraft = { ...stored, ...changes };
  return settle(draft, stored);
}

/** The fields that the changes name; how people apply counts as one. */
function namedIn(changes: JobChanges): JobContentKey[] {
  const isNamed = (key: JobContentKey) =>
    key in changes || ("apply_kind" in changes && (key === "apply_url" || key === "apply_email"));
  return JOB_CONTENT_KEYS.filter(isNamed);
}

/** A new version of something that only the employer sees: neither the map nor any list has to update. */
async function markUnpublished(
  { now }: Services,
  job: Job,
  { actor }: Editing,
  transaction: Transaction,
): Promise<void> {
  job.set({ version: job.version + 1, editedAt: now(), editedBy: actor.id });
  await job.save({ transaction });
}
