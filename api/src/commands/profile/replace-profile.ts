import { PROFILE_SECTION_NAMES, PROFILE_SECTIONS, type ResumeDocument } from "@jobmap/contract";
import { ProfileEntry } from "../../models/index.ts";
import { sectionsOf, withoutOwner } from "../../profile/document.ts";
import { type MergedProfile, mergeProfile } from "../../profile/merge.ts";
import { isPartOf } from "../../profile/same.ts";
import { documentOf, findEntries } from "../../queries/profile.ts";
import {
  changeProfile,
  newEntry,
  type OpenProfile,
  type ProfileServices,
  requireRoom,
} from "./write-profile.ts";

/**
 * How a document comes into a profile: `merge` only adds and leaves what the person entered, `replace` leaves nothing but the
 * document.
 */
export type ImportChoice = "merge" | "replace";
export type ImportResult = Pick<MergedProfile, "added" | "completed" | "kept">;

/**
 * Takes a document into the profile of an account, all or nothing.
 * @throws ApiError `conflict` when a section would have more entries than fit
 */
export function replaceProfile(
  services: ProfileServices,
  accountId: number,
  document: ResumeDocument,
  choice: ImportChoice,
): Promise<ImportResult> {
  return changeProfile(services, accountId, (open) =>
    choice === "merge" ? merge(open, document) : replace(open, document),
  );
}

async function replace(open: OpenProfile, document: ResumeDocument): Promise<ImportResult> {
  const { account, profile, transaction } = open;
  await ProfileEntry.destroy({ where: { accountId: account.id }, transaction });
  await profile.update({ basics: withoutOwner(document.basics ?? {}, account) }, { transaction });
  const rows = [...sectionsOf(document)].flatMap(([section, entries]) =>
    entries.map((data, position) => newEntry(open, section, position, data)),
  );
  await ProfileEntry.bulkCreate(rows, { transaction });
  return { added: rows.length, completed: 0, kept: [] };
}

async function merge(open: OpenProfile, document: ResumeDocument): Promise<ImportResult> {
  const { account, profile, transaction, at } = open;
  const stored = await findEntries(account.id, undefined, transaction);
  const { basics, sections, ...result } = mergeProfile(
    documentOf({ account, profile, entries: stored }),
    document,
  );
  requireRoom("links", basics.profiles?.length ?? 0);
  await profile.update({ basics: withoutOwner(basics, account) }, { transaction });
  for (const section of PROFILE_SECTION_NAMES) {
    const own = stored.filter((entry) => entry.section === section);
    const merged = sections.get(section) ?? [];
    requireRoom(PROFILE_SECTIONS[section].plural, merged.length);
    for (const [i, entry] of own.entries()) {
      const data = merged[i] ?? entry.data;
      if (!isPartOf(data, entry.data)) await entry.update({ data, updatedAt: at }, { transaction });
    }
    const next = Math.max(-1, ...own.map(({ position }) => position)) + 1;
    const rows = merged.slice(own.length).map((data, i) => newEntry(open, section, next + i, data));
    if (rows.length > 0) await ProfileEntry.bulkCreate(rows, { transaction });
  }
  return result;
}
