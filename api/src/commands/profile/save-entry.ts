import { PROFILE_SECTIONS, type ProfileFields, type ProfileSection } from "@jobmap/contract";
import { ProfileEntry } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import { placeFor } from "../../profile/newest-first.ts";
import { isSameValue } from "../../profile/same.ts";
import { findEntries } from "../../queries/profile.ts";
import {
  changeProfile,
  newEntry,
  type OpenProfile,
  type ProfileServices,
  requireRoom,
} from "./write-profile.ts";

/**
 * Adds an entry to a section, where it belongs by its date.
 * @throws ApiError `conflict` when the section is full
 */
export function addEntry(
  services: ProfileServices,
  accountId: number,
  section: ProfileSection,
  entry: ProfileFields,
): Promise<void> {
  return changeProfile(services, accountId, async (open) => {
    const { transaction } = open;
    const others = await findEntries(accountId, section, transaction);
    requireRoom(PROFILE_SECTIONS[section].plural, others.length + 1);
    const data = withoutEmpty(entry);
    const place = placeFor(
      data,
      others.map((other) => other.data),
    );
    const added = await ProfileEntry.create(newEntry(open, section, place, data), { transaction });
    await number(open, [...others.slice(0, place), added, ...others.slice(place)]);
  });
}

/** @throws ApiError `not_found` for an entry of somebody else's or of another section */
export function updateEntry(
  services: ProfileServices,
  actor: Actor,
  section: ProfileSection,
  { id, entry }: { id: number; entry: ProfileFields },
): Promise<void> {
  return changeProfile(services, actor.id, async ({ transaction, at }) => {
    const found = await ProfileEntry.findOne({ where: { id, section }, transaction });
    const own = permit(actor, "profile.edit", found, "Entry not found.");
    await own.update({ data: withoutEmpty(entry), updatedAt: at }, { transaction });
  });
}

/** @throws ApiError `not_found` as {@link updateEntry} */
export function removeEntry(
  services: ProfileServices,
  actor: Actor,
  section: ProfileSection,
  id: number,
): Promise<void> {
  return changeProfile(services, actor.id, async ({ transaction }) => {
    const found = await ProfileEntry.findOne({ where: { id, section }, transaction });
    await permit(actor, "profile.edit", found, "Entry not found.").destroy({ transaction });
  });
}

/** Renumbers a section: the named entries first, in that order, then the others in their existing order. */
export function orderEntries(
  services: ProfileServices,
  accountId: number,
  section: ProfileSection,
  ids: readonly number[],
): Promise<void> {
  return changeProfile(services, accountId, async (open) => {
    const entries = await findEntries(accountId, section, open.transaction);
    const named = ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    await number(open, [...new Set([...named, ...entries])]);
  });
}

/** Replaces the skills. A skill that stays keeps its row. */
export function replaceSkills(
  services: ProfileServices,
  accountId: number,
  skills: readonly ProfileFields[],
): Promise<void> {
  return changeProfile(services, accountId, async (open) => {
    const { transaction, at } = open;
    const left = await findEntries(accountId, "skills", transaction);
    const kept: ProfileEntry[] = [];
    for (const skill of skills) {
      const isNamed = (entry: ProfileEntry) => isSameValue(entry.data["name"], skill["name"]);
      if (kept.some(isNamed)) continue;
      const data = withoutEmpty(skill);
      const [same] = left.splice(left.findIndex(isNamed) >>> 0, 1);
      kept.push(
        same
          ? await same.update({ data, updatedAt: at }, { transaction })
          : await ProfileEntry.create(newEntry(open, "skills", kept.length, data), { transaction }),
      );
    }
    for (const gone of left) await gone.destroy({ transaction });
    await number(open, kept);
  });
}

async function number({ transaction }: OpenProfile, entries: readonly ProfileEntry[]): Promise<void> {
  for (const [position, entry] of entries.entries())
    if (entry.position !== position) await entry.update({ position }, { transaction });
}

/** What somebody typed: empty fields and lines are not there. */
function withoutEmpty(entry: ProfileFields): ProfileFields {
  const isThere = (value: unknown) => value !== undefined && value !== "";
  const filled = Object.entries(entry).map(
    ([name, value]) => [name, Array.isArray(value) ? value.filter(isThere) : value] as const,
  );
  return Object.fromEntries(
    filled.filter(([, value]) => isThere(value) && !(Array.isArray(value) && value.length === 0)),
  );
}
