import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useSession } from "../../lib/session.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { isOpenTo } from "../../screens.ts";
import { buildMenu } from "../shell/menu/build-menu.ts";
import {
  actions,
  applicantItem,
  jobItem,
  matching,
  type PaletteGroup,
  type PaletteItem,
} from "./palette-items.ts";
import { readRecent } from "./recent.ts";

/** How long typing has to rest before the server is asked, in milliseconds. */
const SETTLE_MS = 120;

/** What the palette shows for what is typed: pages and actions at once, below them the jobs and applicants that are found. */
export function usePaletteGroups(typed: string) {
  const profile = useSession((session) => session.profile);
  const query = typed.trim();
  const settled = useSettled(query, SETTLE_MS);
  const [recent] = useState(() => readRecent(profile?.id ?? 0));
  const own = useMemo(() => {
    const allowed = actions().filter(({ to = "" }) => isOpenTo(to.split("?")[0] ?? "", profile));
    return [...allowed, ...pagesOf(profile)];
  }, [profile]);
  const found = useQuery({
    ...endpointQuery("GET employer/search", { query: { q: settled } }),
    enabled: settled !== "",
  });
  const isSearching =
    query !== "" && !found.isError && (query !== settled || found.isPending || found.isPlaceholderData);
  const groups = useMemo((): PaletteGroup[] => {
    if (query === "") return filled([group("recent", t`Recent`, recent), group("own", t`Go to`, own)]);
    const jobs = (found.data?.jobs ?? []).map(jobItem);
    const applicants = (found.data?.applicants ?? []).map(applicantItem);
    // Until the answer comes, those of the words before that also have the new ones.
    const still = (items: readonly PaletteItem[]) => (isSearching ? matching(items, query) : items);
    return filled([
      group("own", t`Go to`, matching(own, query)),
      group("jobs", t`Jobs`, still(jobs)),
      group("applicants", t`Applicants`, still(applicants)),
    ]);
  }, [query, recent, own, found.data, isSearching]);
  return {
    groups,
    isSearching,
    failure: query === "" ? null : found.error,
    retry: () => void found.refetch(),
  };
}

const group = (id: string, title: string, items: readonly PaletteItem[]): PaletteGroup => ({
  id,
  title,
  items,
});
const filled = (groups: readonly PaletteGroup[]) => groups.filter(({ items }) => items.length > 0);

/** The pages and dialogs of the menu; what has an action for it already is left out. */
function pagesOf(profile: Parameters<typeof buildMenu>[0]): PaletteItem[] {
  const known = new Set(actions().map(({ to }) => to));
  return buildMenu(profile).groups.flatMap(({ entries }) =>
    entries.flatMap((entry): PaletteItem[] => {
      const { id, text, icon } = entry;
      const face = { id: `menu-${id}`, text, icon };
      if (entry.kind === "link")
        return known.has(entry.to)
          ? []
          : [{ ...face, to: entry.to, ...(entry.reload ? { reload: true } : {}) }];
      return entry.kind === "button" ? [{ ...face, run: entry.onPress }] : [];
    }),
  );
}
