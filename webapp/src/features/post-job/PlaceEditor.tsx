import type { Place } from "@jobmap/contract";
import { useCallback, useId, useMemo } from "react";
import { call } from "../../lib/api.ts";
import { countryOptions } from "../../lib/names.ts";
import {
  Button,
  Combobox,
  FieldError,
  Select,
  type Suggestion,
  TextField,
  useSuggestions,
} from "../../ui/index.ts";
import { type PlaceFields, withAddress } from "./fields/place-fields.ts";
import { PinMap } from "./PinMap.tsx";
import styles from "./PostJob.module.css";

interface PlaceEditorProps {
  place: PlaceFields;
  /** Distinguishes it from the others: "Place 2". */
  name: string;
  /** Its path in the form: `locations[2]`. */
  path: string;
  /** The error message for a path. */
  errorAt: (path: string) => string | undefined;
  onChange: (place: PlaceFields) => void;
  onRemove?: () => void;
}

interface Choice extends Suggestion {
  readonly place: Place;
}

/** What the parts of an address are called in each country; most others use the last line. */
const PARTS: Readonly<Record<string, { region: string; postal_code: string }>> = {
  US: { region: "State", postal_code: "Zip code" },
  CA: { region: "Province", postal_code: "Postal code" },
  AU: { region: "State", postal_code: "Postcode" },
  GB: { region: "County", postal_code: "Postcode" },
  IE: { region: "County", postal_code: "Eircode" },
};
const OTHER_PARTS = { region: "State or province", postal_code: "Postal code" };

/** An address, and a map for correcting its pin. */
export function PlaceEditor({ place, name, path, errorAt, onChange, onRemove }: PlaceEditorProps) {
  const { country } = place;
  const cityErrorId = useId();
  const bind = (part: keyof PlaceFields) => ({
    name: `${path}.${part}`,
    error: errorAt(`${path}.${part}`),
  });
  const { error: cityError, ...city } = bind("locality");
  const loadPlaces = useCallback(
    async (q: string, signal: AbortSignal) => {
      const found = await call("GET map/places", { query: { q, limit: 7, only: "points" } }, { signal });
      // Search only within the country: Toronto, Ohio is no help to a user in Canada.
      return found.filter((one) => one.country === country || one.region === country);
    },
    [country],
  );
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
      precision: found.postal_code ? "POSTCODE" : "CITY",
    });
  const parts = PARTS[country] ?? OTHER_PARTS;
  return (
    <div className={styles["place"]}>
      <div className={styles["address"]}>
        <TextField
          label={`${name}: street`}
          optional
          autoComplete="off"
          {...bind("street")}
          value={place.street}
          onChange={({ currentTarget }) => onChange({ ...place, street: currentTarget.value })}
        />
        <Combobox<Choice>
          label={`${name}: city or ${parts.postal_code.toLowerCase()}`}
          autoComplete="off"
          {...city}
          aria-invalid={cityError ? true : undefined}
          aria-describedby={cityError ? cityErrorId : undefined}
          value={place.locality}
          onValueChange={(locality) => onChange(withAddress(place, { locality }))}
          suggestions={{ ...asked, items }}
          onRetry={asked.retry}
          onChoose={choose}
          emptyText="We couldn't find that city. Enter it anyway and set the pin."
        />
        {cityError && <FieldError id={cityErrorId}>{cityError}</FieldError>}
        <div className={styles["pair"]}>
          <TextField
            label={parts.region}
            autoComplete="off"
            {...bind("region")}
            value={place.region}
            onChange={({ currentTarget }) => onChange(withAddress(place, { region: currentTarget.value }))}
          />
          <TextField
            label={parts.postal_code}
            optional
            autoComplete="off"
            {...bind("postal_code")}
            value={place.postal_code}
            onChange={({ currentTarget }) =>
              onChange(withAddress(place, { postal_code: currentTarget.value }))
            }
          />
        </div>
        <Select
          label="Country"
          {...bind("country")}
          options={countryOptions(country)}
          value={country}
          onValueChange={(next) => onChange(withAddress(place, { country: next }))}
        />
        {onRemove && (
          <Button variant="bare" size="sm" onClick={onRemove}>
            Remove {name.toLowerCase()}
          </Button>
        )}
      </div>
      <PinMap
        label={`${name} on the map`}
        point={place.point}
        onPlaced={(point) => onChange({ ...place, point, precision: "ROOFTOP" })}
      />
    </div>
  );
}
