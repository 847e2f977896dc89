import { plural, t } from "#text";
import type { ExploreState } from "../../../lib/explore-state.ts";
import type { ActiveFilter } from "../filters/active-filters.ts";

/** What a broader search would show, and the label of its button. */
export function wayText(
  id: string,
  change: Partial<ExploreState>,
  filters: readonly ActiveFilter[],
): { text: string; action: string } {
  if (id === "search") return { text: t`Without keywords:`, action: t`Remove keywords` };
  if (id === "distance") {
    const miles = plural(change.distance ?? 0, { one: "# mile", other: "# miles" });
    return { text: t`Within ${miles}:`, action: t`Widen to ${miles}` };
  }
  if (id === "filters") return { text: t`Without filters:`, action: t`Clear all filters` };
  if (id === "everywhere") return { text: t`Nationwide:`, action: t`Search everywhere` };
  const filter = filters.find((other) => other.id === id);
  return { text: t`Without “${filter?.text ?? id}”:`, action: t`Remove ${filter?.name ?? id}` };
}
