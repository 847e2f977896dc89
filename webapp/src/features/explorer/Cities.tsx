import type { Point } from "@jobmap/widget/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "#text";
import { mapPath } from "../../lib/paths.ts";
import { Combobox, PlaceIcon } from "../../ui/index.ts";
import { usePlaceSuggestions } from "../explore/search/suggestions.tsx";
import styles from "./Explorer.module.css";
import { fits, ListHead } from "./ListHead.tsx";
import CITIES from "./popular-cities.json";
import { Row } from "./Row.tsx";
import { EXPLORER_MILES } from "./search-path.ts";

/** The 200 largest US cities, and a text field for any other place. */
export function Cities({ onGo }: { onGo: () => void }) {
  const navigate = useNavigate();
  const [filter, setFilter] = useState("");
  const [typed, setTyped] = useState("");
  const places = usePlaceSuggestions(typed, "");
  const shown = CITIES.filter(({ cityvalue }) => fits(filter, cityvalue));
  return (
    <>
      <Combobox
        label={t`Another place`}
        icon={<PlaceIcon />}
        placeholder={t`City, state or ZIP`}
        maxLength={200}
        value={typed}
        onValueChange={setTyped}
        suggestions={places}
        onRetry={places.retry}
        emptyText={t`We couldn't find this place. Try a city and state, or a ZIP code.`}
        onChoose={({ place }) => {
          onGo();
          void navigate(place.bounds ? mapPath({ location: place.label }) : cityPath(place.label, place));
        }}
      />
      <ListHead label={t`Filter cities`} filter={filter} onFilter={setFilter} />
      {shown.length === 0 ? (
        <p className={styles["none"]}>{t`No Records Found`}</p>
      ) : (
        <ul className={styles["rows"]} aria-label={t`Popular Cities`}>
          {shown.map(({ cityname, cityvalue, latitude, longitude }) => (
            <Row
              key={cityvalue}
              to={cityPath(cityvalue, { latitude, longitude })}
              text={cityname}
              note={cityvalue.slice(cityname.length + 2)}
              icon={<PlaceIcon />}
              onGo={onGo}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const cityPath = (location: string, { latitude, longitude }: Point) =>
  mapPath({ location, latitude, longitude, distance: EXPLORER_MILES });
