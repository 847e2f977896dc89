import type { Transaction } from "sequelize";
import type { Job } from "../../models/index.ts";
import { validThrough } from "../../policies/publishing.ts";
import { contentOf } from "../../posting/job-content.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { recordFirstPublication } from "./edit-job.ts";
import { newSlug } from "./make-draft.ts";
import { requirePublishable } from "./require-publishable.ts";
import { writeUnpublished } from "./save-changes.ts";

/**
 * Checks that a locked listing can be published as it is. A draft takes in its latest changes; those of a listing that was
 * published wait until they are published.
 * @throws ApiError `invalid_input`
 */
export async function completeContent(
  { now }: Pick<Services, "now">,
  job: Job,
  transaction: Transaction,
): Promise<void> {
  const whole = await findWholeJob(job.id, transaction);
  const isDraft = job.status === "DRAFT";
  const content = isDraft ? await writeUnpublished(job, whole, transaction) : contentOf(whole);
  requirePublishable(whole, content, now());
  if (isDraft) job.set({ version: job.version + 1 });
}

/** Sets the dates of a listing that is public from now on. The caller saves it with its new state. */
export async function setPublic(services: Services, job: Job, transaction: Transaction): Promise<void> {
  const now = services.now();
  job.set({ lastConfirmedAt: now, confirmAskedAt: null });
  if (job.firstPublishedAt) return;
  // A draft is created at the first letter typed, so its slug is rebuilt from the title it is published with.
  job.set({ slug: newSlug(job.title), validThrough: validThrough(job, now), firstPublishedAt: now });
  await recordFirstPublication(services, job.id, transaction);
}
