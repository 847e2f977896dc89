import type { ResumeDocument } from "@jobmap/contract";
import { ResumeDraft } from "../../models/index.ts";
import { type ImportResult, replaceProfile } from "../profile/replace-profile.ts";
import type { ProfileServices } from "../profile/write-profile.ts";

/**
 * Adds to the profile what its owner chose of a draft, and ends the draft. Adding the same twice changes nothing.
 * @throws ApiError `conflict` when a section would have more entries than fit
 */
export async function saveDraft(
  services: ProfileServices,
  accountId: number,
  document: ResumeDocument,
): Promise<ImportResult> {
  const result = await replaceProfile(services, accountId, document, "merge");
  await discardDraft(accountId);
  return result;
}

export async function discardDraft(accountId: number): Promise<void> {
  await ResumeDraft.destroy({ where: { accountId } });
}
