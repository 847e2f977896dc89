import {
  PROFILE_SECTION_NAMES,
  type ProfileFields,
  type ProfileSection,
  type ResumeBasics,
  type ResumeDocument,
} from "@jobmap/contract";
import { agree, isPartOf, isSameEntry, isSameValue } from "./same.ts";

/** A profile with a document merged into it. Entries that were there come first, in their order. */
export interface MergedProfile {
  readonly basics: ResumeBasics;
  readonly sections: ReadonlyMap<ProfileSection, readonly ProfileFields[]>;
  /** Entries that were added. */
  readonly added: number;
  /** Entries that were there and say more now. */
  readonly completed: number;
  /** ProfileFields of the basics that the document has otherwise: the profile's were kept. */
  readonly kept: readonly string[];
}

/**
 * Adds what a document says to what a profile says. Nothing of the profile changes or goes; what the document says differently of the
 * basics is named and left out, other entries are added. Merging the same document again changes nothing.
 */
export function mergeProfile(profile: ResumeDocument, document: ResumeDocument): MergedProfile {
  const sections = new Map<ProfileSection, readonly ProfileFields[]>();
  let [added, completed] = [0, 0];
  for (const section of PROFILE_SECTION_NAMES) {
    const merged = mergeEntries<ProfileFields>(profile[section] ?? [], document[section] ?? [], (a, b) =>
      isSameEntry(section, a, b),
    );
    sections.set(section, merged.entries);
    added += merged.added;
    completed += merged.completed;
  }
  return { ...mergeBasics(profile.basics ?? {}, document.basics ?? {}), sections, added, completed };
}

function mergeEntries<T extends ProfileFields>(
  own: readonly T[],
  others: readonly T[],
  isSame: (a: T, b: T) => boolean,
) {
  const entries = [...own];
  const touched = new Set<number>();
  for (const other of others) {
    if (entries.some((entry) => isPartOf(other, entry))) continue;
    const at = entries.findIndex((entry) => isSame(entry, other));
    const found = entries[at];
    if (found) {
      entries[at] = joined(found, other);
      if (at < own.length) touched.add(at);
    } else if (Object.keys(other).length > 0) entries.push(other);
  }
  return { entries, added: entries.length - own.length, completed: touched.size };
}

function mergeBasics(own: ResumeBasics, other: ResumeBasics): Pick<MergedProfile, "basics" | "kept"> {
  const { location, profiles, ...texts } = other;
  const basics: ResumeBasics = joined(own, texts);
  const kept = Object.entries(texts)
    .filter(
      ([name, value]) =>
        value !== undefined && !isSameValue(value, new Map(Object.entries(basics)).get(name)),
    )
    .map(([name]) => name);
  if (location) {
    if (agree(own.location ?? {}, location)) basics.location = joined(own.location ?? {}, location);
    else kept.push("location");
  }
  if (profiles) basics.profiles = mergeEntries(own.profiles ?? [], profiles, () => false).entries;
  return { basics, kept };
}

/** Both, and of what both have the first's. */
function joined<T extends ProfileFields>(first: T, second: T): T {
  const known = Object.entries(first).filter(([, value]) => value !== undefined);
  return { ...second, ...first, ...Object.fromEntries(known) };
}
