import { type OwnPublicPage, type PublicProfile, type ResumeDocument, ResumeSetting } from "@jobmap/contract";
import { resumeTemplate } from "@jobmap/contract/resume-templates";
import { ApiError } from "../errors/api-error.ts";
import { Resume } from "../models/index.ts";
import type { Requester } from "../processes/fair-queue.ts";
import { withOwner } from "../profile/document.ts";
import { publicDocument } from "../profile/public-document.ts";
import { findOwnPage, type WholePublicPage } from "../queries/public-page.ts";
import { chosenDocument, chosenSections, withoutHidden } from "../resumes/choose.ts";
import { sheetOf } from "../resumes/sheet-of.ts";
import type { Services } from "../services.ts";
import { type ResumeFile, renderDocument } from "./resume-file.ts";

/** How a page is set that shows the whole profile. */
const WHOLE_PROFILE = ResumeSetting.parse({});

/** A public page as everybody sees it. Whether they may is checked before. */
export function showPublicPage(whole: WholePublicPage): PublicProfile {
  const { account, profile, page } = whole;
  const { setting, document } = madeOf(whole);
  const template = resumeTemplate(setting.template);
  const { letter: _, ...sheet } = sheetOf(document, template && chosenSections(template, setting.content));
  return {
    id: account.id,
    username: account.username ?? "",
    profile_slug: page.slug,
    profile_image: page.showsPicture ? (account.profileImage ?? "") : "",
    cover_image: page.showsPicture ? (profile?.cover ?? "") : "",
    is_findable: page.isFindable,
    document: filled(document),
    sheet,
  };
}

/**
 * The file of a public page: what its owner downloads, without what the page does not show.
 * @throws ApiError `not_found` for what cannot be set, which only its owner can change; else as downloads of resumes do
 */
export async function renderPublicPage(
  services: Services,
  whole: WholePublicPage,
  requester: Requester,
): Promise<ResumeFile> {
  const { setting, document } = madeOf(whole);
  const photo = setting.content.has_photo && whole.page.showsPicture ? whole.profile : null;
  const chosen = { document, photo, requester };
  try {
    return await renderDocument(services, setting, chosen, { format: "pdf", part: "resume" });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "invalid_input") throw error;
    throw new ApiError("not_found", "There is no PDF of this page. You can print the page instead.");
  }
}

/** The public page of an account, as its owner edits it. */
export async function showOwnPage(accountId: number): Promise<OwnPublicPage> {
  const whole = await findOwnPage(accountId);
  const { page, account } = whole;
  const resumes = await Resume.findAll({
    attributes: ["id", "name"],
    where: { accountId },
    order: [["name", "ASC"]],
  });
  return {
    username: account.username ?? "",
    is_public: account.isPublicAtsResume,
    profile_slug: page.slug,
    resume_id: page.resumeId,
    shows_email: page.showsEmail,
    shows_phone: page.showsPhone,
    shows_street: page.showsStreet,
    shows_picture: page.showsPicture,
    is_findable: page.isFindable,
    resumes: resumes.map(({ id, name }) => ({ id, name })),
    seen: whole.isGone ? null : showPublicPage(whole),
  };
}

function madeOf({ account, profile, entries, page, resume }: WholePublicPage): {
  readonly setting: ResumeSetting;
  readonly document: ResumeDocument;
} {
  const setting = resume ?? WHOLE_PROFILE;
  const basics = withOwner(profile?.basics ?? {}, account);
  const chosen = withoutHidden(chosenDocument(basics, entries, setting.content), setting.content);
  return { setting, document: publicDocument(chosen, page) };
}

/** Without sections that have no entries. */
function filled({ basics, ...sections }: ResumeDocument): ResumeDocument {
  const there = Object.entries(sections).filter(([, entries]) => entries?.length);
  return { basics, ...Object.fromEntries(there) };
}
