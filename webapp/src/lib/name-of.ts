import type { SessionProfile } from "@jobmap/contract";

/** A user's display name. */
export function nameOf({ first_name, last_name, username, email }: SessionProfile): string {
  return `${first_name} ${last_name}`.trim() || username || email;
}

/** The account's name and picture for menus and bars: a candidate's, or an employer's company. */
export function faceOf(profile: SessionProfile) {
  const { role, info, email } = profile;
  return role === "employer"
    ? ({ name: info.company_name || email, image: info.company_image, kind: "company" } as const)
    : ({ name: nameOf(profile), image: info.profile_image, kind: "person" } as const);
}
