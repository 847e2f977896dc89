import type { ResumeSetting } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Account, PublicPage, Resume } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import { ownResume } from "../../queries/resume.ts";
import type { Services } from "../../services.ts";

/** Maximum number of resumes of a candidate. */
export const MAX_RESUMES = 20;

/** @throws ApiError `conflict` past {@link MAX_RESUMES} */
export async function addResume(
  { database, now }: Services,
  accountId: number,
  resume: ResumeSetting & { readonly name: string },
): Promise<Resume> {
  return await retried(() =>
    database.transaction(async (transaction) => {
      // Serialized, so that two concurrent requests do not add one too many.
      await Account.findByPk(accountId, { attributes: ["id"], transaction, lock: true });
      if ((await Resume.count({ where: { accountId }, transaction })) >= MAX_RESUMES)
        throw new ApiError("conflict", `You can have ${MAX_RESUMES} resumes. Please delete one first.`);
      const at = now();
      return Resume.create({ accountId, ...resume, createdAt: at, updatedAt: at }, { transaction });
    }),
  );
}

/** The resume, and the version that was changed. */
export interface ResumeEditing {
  readonly id: number;
  readonly version: number;
}
export type ResumeChange = { readonly [K in "name" | keyof ResumeSetting]?: Resume[K] | undefined };

/** @throws ApiError `not_found` for another account's, `changed_elsewhere` if the stored version is another */
export async function changeResume(
  { database, now }: Services,
  actor: Actor,
  { id, version }: ResumeEditing,
  what: ResumeChange,
): Promise<Resume> {
  return await retried(() =>
    database.transaction(async (transaction) => {
      const resume = await ownResume(actor, id, transaction);
      if (resume.version !== version)
        throw new ApiError(
          "changed_elsewhere",
          "This resume was changed elsewhere. Nothing was overwritten, but your changes are not saved yet.",
        );
      const said = Object.entries(what).filter(([, value]) => value !== undefined);
      const next = { ...Object.fromEntries(said), version: version + 1, updatedAt: now() };
      return resume.update(next, { transaction });
    }),
  );
}

/** @throws ApiError `not_found` for another account's, `conflict` for the one that the public page shows */
export async function removeResume(actor: Actor, id: number): Promise<void> {
  const resume = await ownResume(actor, id);
  if ((await PublicPage.count({ where: { accountId: actor.id, resumeId: id } })) > 0)
    throw new ApiError("conflict", "Your public page shows this resume. Let it show another one first.");
  await resume.destroy();
}
