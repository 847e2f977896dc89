import { randomBytes } from "node:crypto";
import type { LocationType } from "@jobmap/contract";
import { retried } from "../../errors/retried.ts";
import { slugify } from "../../format/slug.ts";
import { Job } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";
import { letSee } from "../team/let-see.ts";

interface NewDraft {
  /** The draft belongs to the actor's company. */
  readonly actor: Employer;
  /** The same key finds the draft that it created before. */
  readonly requestKey: string | null;
  readonly title: string;
  readonly locationType: LocationType;
}

/** A draft with only a title yet, or the one that the same request created before. */
export async function makeDraft(
  services: Services,
  { actor, requestKey, title, locationType }: NewDraft,
): Promise<Pick<Job, "id">> {
  const { companyId } = actor;
  const { database, now } = services;
  const values = {
    slug: newSlug(title),
    companyId,
    createdBy: actor.id,
    requestKey,
    version: 0,
    title,
    description: "",
    locationType,
    createdAt: now(),
    updatedAt: now(),
  };
  // When the same request comes twice at once, the slower one tries again and finds the draft of the other.
  return await retried(async () => {
    const made = requestKey === null ? null : await Job.findOne({ where: { companyId, requestKey } });
    if (made) return made;
    return await database.transaction(async (transaction) => {
      const job = await Job.create(values, { transaction });
      await letSee(services, actor, job.id, transaction);
      return job;
    });
  });
}

/** Words of the title and eight characters that distinguish it from listings with the same title. */
export const newSlug = (title: string) =>
  [slugify(title, 120), randomBytes(5).toString("hex")].filter(Boolean).join("-");
