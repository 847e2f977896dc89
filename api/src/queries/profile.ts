import type { ProfileFields, ProfileSection, ResumeDocument } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Account, Profile, ProfileEntry } from "../models/index.ts";
import { asDocument, withOwner } from "../profile/document.ts";

export interface WholeProfile {
  readonly account: Account;
  /** Null for an account that has entered nothing yet. */
  readonly profile: Profile | null;
  /** By section, then in their order. */
  readonly entries: readonly ProfileEntry[];
}

/**
 * Everything in the profile of an account.
 * @throws ApiError `not_found` without such an account
 */
export async function findProfile(accountId: number, transaction?: Transaction): Promise<WholeProfile> {
  const options = { transaction: transaction ?? null };
  const account = await Account.findByPk(accountId, options);
  if (!account) throw notFound("Profile not found.");
  const profile = await Profile.findByPk(accountId, options);
  const entries = await findEntries(accountId, undefined, transaction);
  return { account, profile, entries };
}

/** The entries of one section, or of all of them, in their order. */
export function findEntries(
  accountId: number,
  section?: ProfileSection,
  transaction?: Transaction,
): Promise<ProfileEntry[]> {
  return ProfileEntry.findAll({
    where: section ? { accountId, section } : { accountId },
    order: [
      ["section", "ASC"],
      ["position", "ASC"],
      ["id", "ASC"],
    ],
    transaction: transaction ?? null,
  });
}

/**
 * The profile of an account as a resume. Where the profile has no name or email address of its own, the account's stand there.
 * @throws ApiError `not_found` without such an account
 */
export async function profileDocument(accountId: number, transaction?: Transaction): Promise<ResumeDocument> {
  return documentOf(await findProfile(accountId, transaction));
}

export function documentOf({ account, profile, entries }: WholeProfile): ResumeDocument {
  return asDocument(withOwner(profile?.basics ?? {}, account), bySection(entries));
}

function bySection(entries: readonly ProfileEntry[]): ReadonlyMap<ProfileSection, readonly ProfileFields[]> {
  const sections = new Map<ProfileSection, ProfileFields[]>();
  for (const { section, data } of entries) {
    const kept = sections.get(section) ?? [];
    sections.set(section, kept);
    kept.push(data);
  }
  return sections;
}
