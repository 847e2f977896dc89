import type { PublicPageSetting } from "@jobmap/contract";
import { PublicPage } from "../../models/index.ts";
import type { Actor } from "../../policies/can.ts";
import { ownResume } from "../../queries/resume.ts";
import type { Services } from "../../services.ts";

/**
 * Chooses what a candidate's public page shows, and where.
 * @throws ApiError `not_found` for another account's resume
 */
export async function savePublicPage(
  { now }: Pick<Services, "now">,
  actor: Actor,
  setting: PublicPageSetting,
): Promise<void> {
  const { resume_id: resumeId } = setting;
  if (resumeId !== null) await ownResume(actor, resumeId);
  await PublicPage.upsert({
    accountId: actor.id,
    slug: setting.profile_slug,
    resumeId,
    showsEmail: setting.shows_email,
    showsPhone: setting.shows_phone,
    showsStreet: setting.shows_street,
    showsPicture: setting.shows_picture,
    isFindable: setting.is_findable,
    updatedAt: now(),
  });
}
