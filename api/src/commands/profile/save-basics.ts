import type { ResumeBasics } from "@jobmap/contract";
import { withoutOwner } from "../../profile/document.ts";
import { changeProfile, type ProfileServices } from "./write-profile.ts";

/** Changes some of what stands at the top of a profile; an empty or undefined field is removed, one that is not named stays. */
export function saveBasics(
  services: ProfileServices,
  accountId: number,
  changes: ResumeBasics,
): Promise<void> {
  return changeProfile(services, accountId, async ({ account, profile, transaction }) => {
    const merged = Object.entries({ ...profile.basics, ...changes }).filter(([, value]) => isThere(value));
    await profile.update({ basics: withoutOwner(Object.fromEntries(merged), account) }, { transaction });
  });
}

function isThere(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === "object" && value !== null) return Object.values(value).some(isThere);
  return value !== undefined && value !== "";
}
