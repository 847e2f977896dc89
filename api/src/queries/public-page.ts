import { DEFAULT_PROFILE_SLUG } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Account, PublicPage, type PublicPageChoice, Resume } from "../models/index.ts";
import { SHOWS_NOTHING } from "../profile/public-document.ts";
import { findProfile, type WholeProfile } from "./profile.ts";

/** A public page with what it is made of. */
export interface WholePublicPage extends WholeProfile {
  readonly page: PublicPageChoice;
  /** Null for the whole profile, and if the resume that the page shows is there no longer: then `isGone`. */
  readonly resume: Resume | null;
  readonly isGone: boolean;
}

/** What a page shows whose owner has chosen nothing: nothing that reaches the person. */
const CHOSEN_NOTHING: PublicPageChoice = {
  slug: DEFAULT_PROFILE_SLUG,
  resumeId: null,
  ...SHOWS_NOTHING,
  isFindable: false,
};

const IS_PUBLIC = { role: "user", isPublicAtsResume: true, deactivatedAt: null } as const;

/**
 * A public page that its owner switched on. It is asked of the database each time and kept nowhere, so that one that is switched off is
 * gone at once.
 * @param name a username, or the ID of an account whose page search engines may show
 * @param slug what follows in the address; undefined where only the person is asked for
 * @throws ApiError `not_found` for everything else, in the same words whatever the reason
 */
export async function findPublicPage(name: string, slug?: string): Promise<WholePublicPage> {
  const account =
    // A username can be a number as well.
    (await Account.findOne({ where: { ...IS_PUBLIC, username: name.toLowerCase() } })) ??
    (await byNumber(name));
  const whole = account && (await findOwnPage(account.id));
  if (!whole || whole.isGone) throw notFound("Profile not found.");
  if (slug !== undefined && slug.toLowerCase() !== whole.page.slug) throw notFound("Profile not found.");
  return whole;
}

/** Numbers can be counted through, which finds pages that only those with their address are to find. */
async function byNumber(name: string): Promise<Account | null> {
  if (!/^\d{1,10}$/.test(name)) return null;
  const page = await PublicPage.findOne({ where: { accountId: Number(name), isFindable: true } });
  return page && (await Account.findOne({ where: { ...IS_PUBLIC, id: page.accountId } }));
}

/** The public page of an account, whether it is switched on or not. */
export async function findOwnPage(accountId: number): Promise<WholePublicPage> {
  const page = (await PublicPage.findByPk(accountId)) ?? CHOSEN_NOTHING;
  const { resumeId } = page;
  const resume = resumeId === null ? null : await Resume.findOne({ where: { id: resumeId, accountId } });
  return { ...(await findProfile(accountId)), page, resume, isGone: resumeId !== null && resume === null };
}

/** Where pages are that are switched on and that search engines may show, by ascending id of their accounts. */
export function readFindablePages(
  database: Sequelize,
): Promise<{ readonly id: number; readonly username: string; readonly slug: string }[]> {
  return database.query(
    `SELECT a.id, a.username, p.slug FROM public_pages p JOIN accounts a ON a.id = p.account_id
     WHERE p.is_findable AND a.is_public_ats_resume AND a.deactivated_at IS NULL AND a.username IS NOT NULL
       AND (p.resume_id IS NULL OR EXISTS (SELECT 1 FROM resumes r WHERE r.id = p.resume_id AND r.account_id = a.id))
     ORDER BY a.id`,
    { type: QueryTypes.SELECT },
  );
}
