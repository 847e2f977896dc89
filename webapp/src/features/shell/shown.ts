import { ACCOUNT_SWITCHES } from "../../lib/account-switches.ts";
import { hasScreen, isOutside } from "../../screens.ts";
import type { Entry, Group } from "./entries.ts";
import { PANELS, type Panel } from "./panels.ts";

/** What the client needs to know about a footer link. */
export interface FooterEntry {
  text: string;
  to: string;
  reload: boolean;
  opens?: Panel;
}

/** The groups with only those entries whose screen, panel or switch exists; empty groups are removed. */
export function shownGroups(groups: readonly Group[]): Group[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(isShown) }))
    .filter((group) => group.entries.length > 0);
}

export function footerEntries(entries: readonly Entry[]): FooterEntry[] {
  return entries.flatMap(({ text, to, opens }) => {
    const path = firstScreen(to);
    if (path === undefined) return [];
    return [{ text, to: path, reload: isOutside(path), ...(isPanel(opens) ? { opens } : {}) }];
  });
}

function isShown(entry: Entry): boolean {
  const { to, opens, leadsTo, flips } = entry;
  if (leadsTo !== undefined && !hasScreen(leadsTo)) return false;
  return firstScreen(to) !== undefined || isPanel(opens) || isSwitch(flips);
}

/** The first of the paths that has a screen. */
export function firstScreen(to: Entry["to"]): string | undefined {
  if (to === undefined) return undefined;
  return (typeof to === "string" ? [to] : to).find(hasScreen);
}

export const isPanel = (name: Entry["opens"]): name is Panel => PANELS.some((panel) => panel === name);

export const isSwitch = (name: Entry["flips"]): name is (typeof ACCOUNT_SWITCHES)[number] =>
  ACCOUNT_SWITCHES.some((one) => one === name);
