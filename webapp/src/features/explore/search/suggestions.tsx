import type { Place, SearchSuggestion } from "@jobmap/contract";
import type { PlaceKind } from "@jobmap/contract/enums";
import { type ReactNode, useMemo } from "react";
import { t } from "#text";
import { call } from "../../../lib/api.ts";
import {
  type AskedSuggestions,
  BriefcaseIcon,
  BuildingIcon,
  CheckIcon,
  PlaceIcon,
  type Suggestion,
  useSuggestions,
} from "../../../ui/index.ts";

export interface TitleChoice extends Suggestion {
  readonly suggestion: SearchSuggestion;
}

export interface PlaceChoice extends Suggestion {
  readonly place: Place;
}

/** What an area is, where its name does not say. */
const KIND_NOTE: Partial<Record<PlaceKind, string>> = {
  REGION: t`state`,
  COUNTRY: t`country`,
  REMOTE: t`from anywhere`,
};

const loadTitles = (search: string, signal: AbortSignal) =>
  call("GET user/job/get-search-job-title", { query: { search, limit: 8 } }, { signal });

const loadPlaces = (q: string, signal: AbortSignal) =>
  call("GET map/places", { query: { q, limit: 7 } }, { signal });

/** What marks a suggestion as more than a title: an icon, and a word for what the icon does not say. */
const LOOKS: Readonly<Record<SearchSuggestion["kind"], { icon: ReactNode; note?: string }>> = {
  title: { icon: <BriefcaseIcon /> },
  occupation: { icon: <BriefcaseIcon />, note: t`occupation` },
  company: { icon: <BuildingIcon />, note: t`employer` },
  skill: { icon: <CheckIcon />, note: t`skill` },
  place: { icon: <PlaceIcon /> },
};

/** Titles, occupations, skills, places and employers for the typed text, with the jobs that each finds. The text of the current search gets no suggestions. */
export function useTitleSuggestions(text: string, searched: string): AskedSuggestions<TitleChoice> {
  const asked = useSuggestions(text, loadTitles, { enabled: text !== searched });
  const items = useMemo(
    () =>
      asked.items.map((suggestion) => ({
        id: `${suggestion.kind} ${suggestion.company_id ?? suggestion.text}`,
        text: suggestion.text,
        count: suggestion.count,
        ...LOOKS[suggestion.kind],
        suggestion,
      })),
    [asked.items],
  );
  return { ...asked, items };
}

/** Towns and zip codes. The place of the current search gets no suggestions. */
export function usePlaceSuggestions(text: string, chosen: string): AskedSuggestions<PlaceChoice> {
  const asked = useSuggestions(text, loadPlaces, { enabled: text !== chosen });
  const items = useMemo(
    () =>
      asked.items.map((place) => ({
        id: `${place.kind} ${place.label} ${place.latitude} ${place.longitude}`,
        text: place.label,
        ...(KIND_NOTE[place.kind] ? { note: KIND_NOTE[place.kind] } : {}),
        place,
      })),
    [asked.items],
  );
  return { ...asked, items };
}
