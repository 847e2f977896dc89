import type { ExploreState } from "../../../lib/explore-state.ts";
import { plural } from "../../../ui/index.ts";
import type { ActiveFilter } from "../filters/active-filters.ts";

/** What a broader search would show, and the label of its button. */
export function wayText(
  id: string,
  change: Partial<ExploreState>,
  filters: readonly ActiveFilter[],
): { text: string; action: string } {
  if (id === "search") return { text: "Without keywords:", action: "Remove keywords" };
  if (id === "distance") {
    const miles = plural(change.distance ?? 0, "mile");
    return { text: `Within ${miles}:`, action: `Widen to ${miles}` };
  }
  if (id === "filters") return { text: "Without filters:", action: "Clear all filters" };
  if (id === "everywhere") return { text: "Nationwide:", action: "Search everywhere" };
  const filter = filters.find((other) => other.id === id);
  return { text: `Without “${filter?.text ?? id}”:`, action: `Remove ${filter?.name ?? id}` };
}
