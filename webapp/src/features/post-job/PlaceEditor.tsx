import type { Place } from "@jobmap/contract";
import { useMemo } from "react";
import { call } from "../../lib/api.ts";
import { Button, Combobox, type Suggestion, TextField, useSuggestions } from "../../ui/index.ts";
import { PinMap } from "./PinMap.tsx";
import styles from "./PostJob.module.css";
import type { PlaceDraft } from "./place-draft.ts";

interface PlaceEditorProps {
  place: PlaceDraft;
  /** Tells it from the others: "Place 2". */
  name: string;
  onChange: (place: PlaceDraft) => void;
  onRemove?: () => void;
}

interface Choice extends Suggestion {
  readonly place: Place;
}

const loadPlaces = (q: string, signal: AbortSignal) =>
  call("GET map/places", { query: { q, limit: 7 } }, { signal });

/** An address, and a map on which its pin can be put right. */
export function PlaceEditor({ place, name, onChange, onRemove }: PlaceEditorProps) {
  const asked = useSuggestions(place.locality, loadPlaces, { enabled: place.point === null });
  const items = useMemo<Choice[]>(
    () =>
      asked.items.map((found) => ({ id: `${found.kind} ${found.label}`, text: found.label, place: found })),
    [asked.items],
  );
  const choose = ({ place: found }: Choice) =>
    onChange({
      ...place,
      locality: found.locality ?? found.label,
      region: found.region ?? "",
      postal_code: found.postal_code ?? place.postal_code,
      point: { latitude: found.latitude, longitude: found.longitude },
      isPinned: false,
    });
  // Another address is at another place: the pin is looked up anew unless a person put it where it is.
  const retype = (change: Partial<PlaceDraft>) =>
    onChange({ ...place, ...change, point: place.isPinned ? place.point : null });
  return (
    <div className={styles["place"]}>
      <div className={styles["address"]}>
        <TextField
          label={`${name}: street`}
          optional
          autoComplete="off"
          value={place.street}
          onChange={({ currentTarget }) => onChange({ ...place, street: currentTarget.value })}
        />
        <Combobox<Choice>
          label={`${name}: town or zip code`}
          autoComplete="off"
          value={place.locality}
          onValueChange={(locality) => retype({ locality })}
          suggestions={{ ...asked, items }}
          onRetry={asked.retry}
          onChoose={choose}
          emptyText="No town by that name. You can still type it and set the pin."
        />
        <div className={styles["pair"]}>
          <TextField
            label="State"
            autoComplete="off"
            value={place.region}
            onChange={({ currentTarget }) => retype({ region: currentTarget.value })}
          />
          <TextField
            label="Zip code"
            optional
            autoComplete="off"
            value={place.postal_code}
            onChange={({ currentTarget }) => retype({ postal_code: currentTarget.value })}
          />
        </div>
        {onRemove && (
          <Button variant="bare" size="sm" onClick={onRemove}>
            Remove {name.toLowerCase()}
          </Button>
        )}
      </div>
      <PinMap
        label={`${name} on the map`}
        point={place.point}
        onPlaced={(point) => onChange({ ...place, point, isPinned: true })}
      />
    </div>
  );
}
