import {
  type ProfileFields as Fields,
  PROFILE_SECTIONS,
  type ProfileSection,
  type SectionRules,
} from "@jobmap/contract";

/** Whether two values say the same: letter case and spacing of texts aside. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (typeof a === "string" && typeof b === "string") return folded(a) === folded(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, i) => isSameValue(each, b[i]));
  return a === b;
}

/** Whether two entries contradict each other nowhere: each field that both have says the same. */
export const agree = (a: Fields, b: Fields): boolean =>
  Object.entries(a).every(
    ([name, value]) => value === undefined || b[name] === undefined || isSameValue(value, b[name]),
  );

/** Whether the whole of `part` stands in `whole`. */
export const isPartOf = (part: Fields, whole: Fields): boolean =>
  Object.entries(part).every(([name, value]) => value === undefined || isSameValue(value, whole[name]));

/**
 * Whether two entries of a section are about one thing: they have the same name, nothing tells them apart, and they contradict each
 * other nowhere. Two jobs of one title at one employer are two jobs unless they began on the same date.
 */
export function isSameEntry(section: ProfileSection, a: Fields, b: Fields): boolean {
  const { naming, telling }: SectionRules = PROFILE_SECTIONS[section];
  return (
    naming.some((name) => a[name] !== undefined) &&
    [...naming, ...telling].every((name) => isSameValue(a[name], b[name])) &&
    agree(a, b)
  );
}

const folded = (value: string) => value.replace(/\s+/g, " ").trim().toLowerCase();
