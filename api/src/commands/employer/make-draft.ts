import { randomBytes } from "node:crypto";
import type { LocationType } from "@jobmap/contract";
import { slugify } from "../../format/slug.ts";
import { Job } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import type { Services } from "../../services.ts";

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
  { now }: Services,
  { actor, requestKey, title, locationType }: NewDraft,
): Promise<Pick<Job, "id">> {
  const { companyId } = actor;
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
  if (requestKey === null) return await Job.create(values);
  const [job] = await Job.findOrCreate({ where: { companyId, requestKey }, defaults: values });
  return job;
}

/** Words of the title and eight characters that distinguish it from listings with the same title. */
export const newSlug = (title: string) =>
  [slugify(title, 120), randomBytes(5).toString("hex")].filter(Boolean).join("-");
