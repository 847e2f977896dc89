import { retried } from "../../errors/retried.ts";
import { Job } from "../../models/index.ts";
import { presentLocation } from "../../presenters/job.ts";
import { findWholeJob, type WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { newSlug, replaceEmploymentTypes, replaceLocations } from "./save-basics.ts";
import { replaceSkills } from "./save-details.ts";
import { replaceQuestions } from "./save-questions.ts";

/** Columns that belong to one listing alone. */
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
] as const;

interface Wanted {
  readonly id: number;
  readonly companyId: number;
  readonly accountId: number;
  readonly requestKey: string | null;
}

/**
 * A new draft with all that a listing of the company says. Reposting is a new listing, so its date is true. The same `requestKey`
 * again, or at the same time, finds the draft it made.
 * @throws ApiError `not_found`
 */
export async function duplicateJob(services: Services, wanted: Wanted): Promise<WholeJob> {
  return await retried(() => duplicate(services, wanted));
}

async function duplicate(
  services: Services,
  { id, companyId, accountId, requestKey }: Wanted,
): Promise<WholeJob> {
  return await services.database.transaction(async (transaction) => {
    const made = requestKey && (await Job.findOne({ where: { companyId, requestKey }, transaction }));
    if (made) return await findWholeJob(made.id, companyId, transaction);
    const { job, questions } = await findWholeJob(id, companyId, transaction);
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
      createdBy: accountId,
      requestKey,
      isDemo: false,
      createdAt: now,
      updatedAt: now,
    });
    await copy.save({ transaction });
    await replaceLocations(copy.id, (job.locations ?? []).map(presentLocation), transaction);
    await replaceEmploymentTypes(
      copy.id,
      (job.employmentTypes ?? []).map((row) => row.employmentType),
      transaction,
    );
    const skills = (job.skills ?? []).flatMap(({ skill, required }) =>
      skill ? [{ name: skill.name, required }] : [],
    );
    await replaceSkills(copy.id, skills, transaction);
    await replaceQuestions(
      copy.id,
      questions.map(({ text, type, required, options, knockout }) => ({
        text,
        type,
        required: required ?? false,
        options: options ?? [],
        knockout: knockout ?? [],
      })),
      transaction,
    );
    return await findWholeJob(copy.id, companyId, transaction);
  });
}
