import { type ProfileFields, type ProfileSection, RESUME_LIMITS } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import { Account, Profile } from "../../models/index.ts";
import type { Services } from "../../services.ts";

export type ProfileServices = Pick<Services, "database" | "now">;

/** A whole profile, as JSON: room for 100 jobs told at length. */
const MAX_PROFILE_CHARACTERS = 1_000_000;

/** What a change of a profile works with: the account under a lock, and a row that is there. */
export interface OpenProfile {
  readonly account: Account;
  readonly profile: Profile;
  readonly transaction: Transaction;
  readonly at: Date;
}

/** Changes a profile in one transaction. Changes of one person's profile come one after another. */
export function changeProfile<T>(
  { database, now }: ProfileServices,
  accountId: number,
  write: (open: OpenProfile) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    const account = await Account.findByPk(accountId, { transaction, lock: true });
    if (!account) throw notFound("Profile not found.");
    const at = now();
    const profile = await profileOf(accountId, transaction, at);
    const result = await write({ account, profile, transaction, at });
    const filled = await measure(database, accountId, transaction);
    await profile.update({ filled, updatedAt: at }, { transaction });
    return result;
  });
}

/** The row of a profile, which is made if this account has none yet. Its account is locked. */
export async function profileOf(accountId: number, transaction: Transaction, at: Date): Promise<Profile> {
  const nothing = { basics: {}, filled: "", pictureFileId: null, cover: null, coverFileId: null };
  return (
    (await Profile.findByPk(accountId, { transaction })) ??
    (await Profile.create({ accountId, ...nothing, updatedAt: at }, { transaction }))
  );
}

/**
 * @param plural what is counted: "jobs"
 * @throws ApiError `conflict` when a list of a profile would be longer than it can be
 */
export function requireRoom(plural: string, count: number): void {
  if (count <= RESUME_LIMITS.entries) return;
  throw new ApiError(
    "conflict",
    `A profile can have ${RESUME_LIMITS.entries} ${plural}. Please remove some first.`,
  );
}

/** A row for an entry. */
export const newEntry = (
  { account, at }: Pick<OpenProfile, "account" | "at">,
  section: ProfileSection,
  position: number,
  data: ProfileFields,
) => ({ accountId: account.id, section, position, data, createdAt: at, updatedAt: at });

/** @returns the sections that have entries @throws ApiError `conflict` when they have too much text */
async function measure(
  database: Services["database"],
  accountId: number,
  transaction: Transaction,
): Promise<string> {
  const sections = await database.query<{ section: string; characters: number }>(
    "SELECT section, SUM(CHAR_LENGTH(data)) AS characters FROM profile_entries WHERE account_id = ? GROUP BY section",
    { replacements: [accountId], type: QueryTypes.SELECT, transaction },
  );
  const characters = sections.reduce((sum, section) => sum + Number(section.characters), 0);
  if (characters > MAX_PROFILE_CHARACTERS)
    throw new ApiError("conflict", "Your profile is full. Please shorten or remove some entries first.");
  return sections.map(({ section }) => section).join(" ");
}
