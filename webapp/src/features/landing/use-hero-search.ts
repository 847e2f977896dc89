import type { Place } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { rememberNearbySearches } from "../../lib/explore-data.ts";
import { askPosition } from "../../lib/geolocation.ts";
import { mapPath } from "../../lib/paths.ts";
import type { PlaceChoice, TitleChoice } from "../explore/search/suggestions.tsx";

const UNKNOWN_PLACE = t`We couldn't find this place. Try a city and state, or a ZIP code.`;
const PLACE_KEPT = t`Location access is off in your browser. Enter a city or ZIP code instead.`;
const PLACE_UNFOUND = t`Your browser couldn't find your location. Enter a city or ZIP code instead.`;

/** State of the landing page's search, and the handlers of its form and buttons after hydration. */
export function useHeroSearch() {
  const navigate = useNavigate();
  const [what, setWhat] = useState("");
  const [where, setWhere] = useState("");
  const [chosenTitle, setChosenTitle] = useState("");
  const [place, setPlace] = useState<Place | null>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState<"search" | "locate" | null>(null);

  const open = (search: string, at: Place | null) =>
    navigate(mapPath({ search, ...(at ? around(at.label, at) : {}) }));

  const search = async (text = what) => {
    setProblem(undefined);
    const name = where.trim();
    if (name === "") return open(text.trim(), null);
    if (place?.label === name) return open(text.trim(), place);
    setBusy("search");
    try {
      const [found] = await call("GET map/places", { query: { q: name, limit: 1 } });
      if (found) await open(text.trim(), found);
      else setProblem(UNKNOWN_PLACE);
    } catch {
      // The map page resolves the name itself and reports unknown places.
      await navigate(mapPath({ search: text.trim(), location: name, distance: DEFAULT_DISTANCE_MILES }));
    }
    setBusy(null);
  };

  const locate = async () => {
    setProblem(undefined);
    setBusy("locate");
    const position = await askPosition();
    setBusy(null);
    if (!position.ok) return setProblem(position.denied ? PLACE_KEPT : PLACE_UNFOUND);
    void rememberNearbySearches(position.point, "/");
    await navigate(mapPath({ search: what.trim(), ...around("", position.point) }));
  };

  return {
    what,
    chosenTitle,
    where,
    busy,
    problem,
    setWhat,
    setWhere: (text: string) => {
      setWhere(text);
      setProblem(undefined);
    },
    /** The chosen place, as long as the field still holds its name. */
    chosen: place?.label === where.trim() ? place : null,
    search,
    locate,
    chooseTitle: async ({ suggestion }: TitleChoice) => {
      setWhat(suggestion.text);
      setChosenTitle(suggestion.text);
      if (suggestion.kind === "place") return open(suggestion.text, null);
      if (suggestion.company_id === null) return search(suggestion.text);
      await navigate(
        mapPath({
          [suggestion.is_third_party ? "company-info-third-party" : "company-info"]: suggestion.text,
          ...(place ? around(place.label, place) : {}),
        }),
      );
    },
    choosePlace: ({ place: next }: PlaceChoice) => {
      setWhere(next.label);
      setPlace(next);
    },
  };
}

/** Around a point; an area is a place by its name. */
function around(
  location: string,
  { latitude, longitude, bounds }: { latitude: number; longitude: number; bounds?: Place["bounds"] },
) {
  if (bounds) return { location };
  return { location, latitude, longitude, distance: DEFAULT_DISTANCE_MILES };
}
