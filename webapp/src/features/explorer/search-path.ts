import { t } from "#text";
import { mapPath } from "../../lib/paths.ts";

/** Radius in miles of every search that starts in the explorer (specification, section 9). */
export const EXPLORER_MILES = 20;

interface Search {
  readonly keyword: string;
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The map's path with an earlier search. */
export function searchPath({ keyword, location, latitude, longitude }: Search): string {
  const isSomewhere = location !== "" || latitude !== null;
  return mapPath({
    search: keyword,
    location,
    latitude: latitude ?? undefined,
    longitude: longitude ?? undefined,
    distance: isSomewhere ? EXPLORER_MILES : undefined,
  });
}

/** A search's title, and its place as the subtitle. */
export function searchWords({ keyword, location }: Search): { text: string; note?: string } {
  if (keyword === "") return { text: location || t`All jobs` };
  return location === "" ? { text: keyword } : { text: keyword, note: location };
}
