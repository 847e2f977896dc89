import type { Place } from "@jobmap/contract";
import { useState } from "react";
import { changed, type ExploreState } from "../../../lib/explore-state.ts";
import { extentOf } from "../results/load.ts";
import type { PlaceChoice, TitleChoice } from "./suggestions.tsx";

/** Values that are typed but not searched yet. */
export interface SearchDraft {
  what: string;
  where: string;
  distance: number;
  setWhat: (text: string) => void;
  setWhere: (text: string) => void;
  /** Searches immediately if there is a place to measure from. */
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
  const typedPlace = samePlace
    ? {}
    : { location: where.trim(), point: null, extent: null, within: null, sort: unplaced(state, where) };
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
    // New keywords search the current map area; resubmitting the same ones returns to the place they name.
    submit: () => go(typedPlace, samePlace && what.trim() !== state.search),
    chooseTitle: ({ suggestion }) => {
      const { kind, text, company_id } = suggestion;
      // The words have the place in them, so the one before no longer counts.
      const inWords = { location: "", point: null, sort: unplaced(state, "") };
      if (company_id === null) {
        setWhat(text);
        return kind === "place"
          ? go({ search: text, ...inWords }, false)
          : go({ search: text, ...typedPlace }, samePlace);
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

/** A search around a place from the gazetteer, or in it if it is an area. */
export function placed(place: Place): Partial<ExploreState> {
  const { label, latitude, longitude } = place;
  const extent = extentOf(place);
  const point = extent ? null : { latitude, longitude };
  return { location: label, point, extent, within: null, bounds: null, at: null };
}

/** Sorting by distance needs a place. */
function unplaced({ sort }: ExploreState, where: string): ExploreState["sort"] {
  return where.trim() === "" && sort === "nearest" ? null : sort;
}

/** A draft of a committed value. It resets when the committed value changes, as Back, Forward and chips change it too. */
function useDraft<T>(counts: T): [T, (value: T) => void] {
  const [draft, setDraft] = useState(counts);
  const [followed, setFollowed] = useState(counts);
  if (followed !== counts) {
    setFollowed(counts);
    setDraft(counts);
  }
  return [draft, setDraft];
}
