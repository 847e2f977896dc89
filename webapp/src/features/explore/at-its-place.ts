import { redirect } from "react-router";
import { writeState } from "../../lib/explore-state.ts";
import { mapPath } from "../../lib/paths.ts";
import type { ExploreData } from "./results/load.ts";

/**
 * A place among the typed words moves to the field for it, before the search becomes a step of the history. In a file of its own, so that
 * the route's loader keeps its own script.
 */
export function atItsPlace(data: ExploreData): ExploreData {
  if (data.placed) throw redirect(mapPath(Object.fromEntries(writeState(data.placed))));
  return data;
}
