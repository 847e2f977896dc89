import type { SessionProfile } from "@jobmap/contract";
import { isSeatAtLeast } from "@jobmap/contract/team";
import { t } from "#text";
import { saveSwitch } from "../../../lib/account-switches.ts";
import { faceOf } from "../../../lib/name-of.ts";
import { isOpenTo, isOutside } from "../../../screens.ts";
import type { SideMenuEntry, SideMenuGroup, SideMenuProps } from "../../../ui/index.ts";
import { CANDIDATE_MENU, CANDIDATE_PROFILE, EMPLOYER_MENU, type Entry, VISITOR_MENU } from "../entries.ts";
import { openPanel } from "../panels.ts";
import { firstScreen, isPanel, isSwitch, shownGroups } from "../shown.ts";
import { MENU_ICONS } from "./menu-icons.tsx";

/** The side menu for the current user: `undefined` is a visitor. */
export function buildMenu(profile: SessionProfile | undefined): Pick<SideMenuProps, "groups" | "person"> {
  const table =
    profile === undefined ? VISITOR_MENU : profile.role === "user" ? CANDIDATE_MENU : EMPLOYER_MENU;
  const groups = shownGroups(table).map(({ title, icon, entries }, index): SideMenuGroup => {
    const id = `group-${index}`;
    return {
      id,
      ...(title === undefined ? {} : { title }),
      ...(icon === undefined ? {} : { icon: MENU_ICONS[icon] }),
      entries: entries.flatMap((entry) => shownEntry(entry, `${id}-${entry.text}`, profile) ?? []),
    };
  });
  return profile ? { groups, person: personOf(profile) } : { groups };
}

function shownEntry(
  { text, icon, to, opens, leadsTo, flips }: Entry,
  id: string,
  profile: SessionProfile | undefined,
): SideMenuEntry | undefined {
  const face = { id, text, ...(icon ? { icon: MENU_ICONS[icon] } : {}) };
  const turned =
    isSwitch(flips) && profile && isSeatAtLeast(profile.seat ?? "owner", "recruiter")
      ? { on: profile[flips], onSave: (on: boolean) => saveSwitch(flips, on) }
      : undefined;
  const path = firstScreen(to);
  if (path !== undefined && !isOpenTo(path, profile)) return undefined;
  if (path !== undefined) return { ...linkTo(path, face, profile), ...(turned && { flips: turned }) };
  if (isPanel(opens)) return { ...face, kind: "button", onPress: () => openPanel(opens, leadsTo) };
  return turned && { ...face, ...turned, kind: "switch" };
}

/** Path parameters are filled from the signed-in user's profile; without a username, the user is asked for one first. */
function linkTo(
  path: string,
  face: Pick<SideMenuEntry, "id" | "text" | "icon">,
  profile: SessionProfile | undefined,
): Exclude<SideMenuEntry, { kind: "switch" }> {
  if (!path.includes(":")) return { ...face, kind: "link", to: path, reload: isOutside(path) };
  if (!profile || isUnfilled(profile))
    return { ...face, kind: "button", onPress: () => openPanel("fill-in") };
  const to = path.replaceAll(/:\w+/g, encodeURIComponent(profile.username));
  return { ...face, kind: "link", to, reload: isOutside(path) };
}

/** Whether the user's public pages have no address yet (specification, section 4). */
function isUnfilled({ role, username, info }: SessionProfile): boolean {
  return username === "" || (role === "employer" && info.company_name === "");
}

function personOf(profile: SessionProfile): NonNullable<SideMenuProps["person"]> {
  const to = profile.role === "user" ? firstScreen(CANDIDATE_PROFILE) : undefined;
  return { ...faceOf(profile), ...(to === undefined ? {} : { link: { text: t`Profile`, to } }) };
}
