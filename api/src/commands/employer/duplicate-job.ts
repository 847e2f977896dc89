import { retried } from "../../errors/retried.ts";
import { Job } from "../../models/index.ts";
import { permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { contentOf } from "../../posting/job-content.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob, requireJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { letSee } from "../team/let-see.ts";
import { newSlug } from "./make-draft.ts";
import { keepInDraft } from "./save-changes.ts";
import { writeContent } from "./write-content.ts";

/** Columns that are not copied. */
const OWN = [
  "id",
  "slug",
  "status",
  "closeReason",
  "positionsFilled",
  "validThrough",
  "applicationDeadline",
  "source",
  "sourceKey",
  "sourcePostedAt",
  "firstPublishedAt",
  "datePosted",
  "lastConfirmedAt",
  "confirmAskedAt",
  "expiryToldAt",
  "version",
  "editedAt",
  "editedBy",
  "plan",
  "paymentId",
  "durationDays",
  "isFeatured",
] as const;

interface Wanted {
  readonly id: number;
  readonly actor: Employer;
  readonly requestKey: string | null;
}

/**
 * Creates a draft with the content of one of the company's listings, unpublished changes included. Reposting creates a new
 * listing so that its date is true. The same `requestKey`, repeated or concurrent, finds the draft it created.
 * @throws ApiError `not_found`
 */
export async function duplicateJob(services: Services, wanted: Wanted): Promise<WholeJob> {
  return await retried(() => duplicate(services, wanted));
}

async function duplicate(services: Services, { id, actor, requestKey }: Wanted): Promise<WholeJob> {
  return await services.database.transaction(async (transaction) => {
    const { companyId } = actor;
    const earlier = requestKey && (await Job.findOne({ where: { companyId, requestKey }, transaction }));
    if (earlier) {
      permit(actor, "job.read", earlier, "Job not found.");
      return await findWholeJob(earlier.id, transaction);
    }
    await requireJob(actor, "job.copy", id, transaction);
    const whole = await findWholeJob(id, transaction);
    const { job } = whole;
    const columns = Object.fromEntries(
      Object.keys(Job.getAttributes())
        .filter((name) => !OWN.some((own) => own === name))
        .map((name) => [name, job.get(name)]),
    );
    const now = services.now();
    const copy = Job.build();
    copy.set({
      ...columns,
      slug: newSlug(job.title),
      createdBy: actor.id,
      requestKey,
      isDemo: false,
      createdAt: now,
      updatedAt: now,
    });
    await copy.save({ transaction });
    await letSee(services, actor, copy.id, transaction);
    const { locations, employment_types, skills, questions } = contentOf(whole);
    await writeContent(copy, { locations, employment_types, skills, questions }, transaction);
    const made = await findWholeJob(copy.id, transaction);
    await keepInDraft(copy, contentOf(made), whole.changes, transaction);
    await copy.save({ transaction });
    return await findWholeJob(copy.id, transaction);
  });
}
