import type { Place } from "@jobmap/contract";
import { useState } from "react";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import type { PlaceChoice, TitleChoice } from "./suggestions.tsx";

/** What is typed and not yet searched. */
export interface SearchDraft {
  what: string;
  where: string;
  distance: number;
  setWhat: (text: string) => void;
  setWhere: (text: string) => void;
  /** Searches at once when there is a place to be far from. */
  setDistance: (miles: number) => void;
  submit: () => void;
  chooseTitle: (choice: TitleChoice) => void;
  choosePlace: (choice: PlaceChoice) => void;
}

export function useSearchDraft(state: ExploreState, search: (next: ExploreState) => void): SearchDraft {
  const [what, setWhat] = useDraft(state.search);
  const [where, setWhere] = useDraft(state.location);
  const [distance, setDistance] = useDraft(state.distance);

  const go = (change: Partial<ExploreState>, keepsArea: boolean) =>
    search(
      changed(state, {
        search: what.trim(),
        distance,
        ...change,
        ...(keepsArea ? {} : { bounds: null, at: null }),
      }),
    );
  const samePlace = where.trim() === state.location;
  const typedPlace = samePlace ? {} : { location: where.trim(), point: null, sort: unplaced(state, where) };
  return {
    what,
    where,
    distance,
    setWhat,
    setWhere,
    setDistance: (miles) => {
      setDistance(miles);
      if (state.point !== null || state.location !== "") go({ distance: miles, ...typedPlace }, false);
    },
    // New words look in the part of the map that is open; the same words again go back to the place they name.
    submit: () => go(typedPlace, samePlace && what.trim() !== state.search),
    chooseTitle: ({ suggestion }) => {
      const { kind, text, company_id } = suggestion;
      if (kind === "title" || company_id === null) {
        setWhat(text);
        return go({ search: text, ...typedPlace }, samePlace);
      }
      setWhat("");
      go({ search: "", companies: [company_id], companyInfo: "", thirdParty: "", ...typedPlace }, samePlace);
    },
    choosePlace: ({ place }) => {
      setWhere(place.label);
      go({ ...placed(place) }, false);
    },
  };
}

/** A search around a place of the gazetteer. */
export function placed({ label, latitude, longitude }: Place): Partial<ExploreState> {
  return { location: label, point: { latitude, longitude }, bounds: null, at: null };
}

/** Without a place nothing is near. */
function unplaced({ sort }: ExploreState, where: string): ExploreState["sort"] {
  return where.trim() === "" && sort === "nearest" ? null : sort;
}

/** A value that can be changed before it counts. It follows the one that counts: Back, Forward and chips change that as well. */
function useDraft<T>(counts: T): [T, (value: T) => void] {
  const [draft, setDraft] = useState(counts);
  const [followed, setFollowed] = useState(counts);
  if (followed !== counts) {
    setFollowed(counts);
    setDraft(counts);
  }
  return [draft, setDraft];
}
